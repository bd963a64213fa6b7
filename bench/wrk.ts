import { execFileSync } from 'node:child_process';
import { Refusal } from '../scripts/lib/process.ts';

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx or 3xx, and broken connections. */
  errors: number;
}

const unit: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(text: string | undefined): number {
  const match = /^([\d.]+)(us|ms|s)$/.exec(text ?? '');
  return match ? Number(match[1]) * (unit[match[2] ?? ''] ?? 1) : Number.NaN;
}

/** Load on one address, after a warm-up: 32 connections on two threads. */
export function load(url: string, headers: Record<string, string> = {}, seconds = 8): Load {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = (duration: number) => {
    try {
      return execFileSync('wrk', ['-t2', '-c32', `-d${duration}s`, '--latency', ...flags, url], {
        encoding: 'utf8',
      });
    } catch {
      throw new Refusal('wrk could not be run; install it (Debian: apt-get install wrk).');
    }
  };
  wrk(2);
  const out = wrk(seconds);
  const first = (pattern: RegExp) => pattern.exec(out)?.[1];
  const failed = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(out);
  const broken = failed ? failed.slice(1).reduce((sum, count) => sum + Number(count), 0) : 0;
  return {
    requestsPerSecond: Number(first(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: milliseconds(first(/^\s+50%\s+(\S+)/m)),
    p99Ms: milliseconds(first(/^\s+99%\s+(\S+)/m)),
    errors: broken + Number(first(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
  };
}
