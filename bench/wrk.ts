import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../scripts/lib/process.ts';

export interface Load {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx or 3xx, and broken connections. */
  errors: number;
  /** Of a script that tells kinds of requests apart. */
  kinds?: { kind: string; requests: number; p50Ms: number; p99Ms: number }[];
}

const unit: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(text: string | undefined): number {
  const match = /^([\d.]+)(us|ms|s)$/.exec(text ?? '');
  return match ? Number(match[1]) * (unit[match[2] ?? ''] ?? 1) : Number.NaN;
}

function run(flags: string[]): string {
  try {
    return execFileSync('wrk', flags, { encoding: 'utf8' });
  } catch {
    throw new Refusal('wrk could not be run; install it (Debian: apt-get install wrk).');
  }
}

function readReport(out: string): Load {
  const first = (pattern: RegExp) => pattern.exec(out)?.[1];
  const failed = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(out);
  const broken = failed ? failed.slice(1).reduce((sum, count) => sum + Number(count), 0) : 0;
  const kinds = [...out.matchAll(/^kind (\w+) (\d+) ([\d.]+) ([\d.]+)$/gm)].map(
    ([, kind = '', requests, p50Ms, p99Ms]) => ({
      kind,
      requests: Number(requests),
      p50Ms: Number(p50Ms),
      p99Ms: Number(p99Ms),
    }),
  );
  return {
    ...(kinds.length > 0 && { kinds }),
    requests: Number(first(/(\d+) requests in/)),
    requestsPerSecond: Number(first(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: milliseconds(first(/^\s+50%\s+(\S+)/m)),
    p99Ms: milliseconds(first(/^\s+99%\s+(\S+)/m)),
    errors: broken + Number(first(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
  };
}

/** A load by flags of wrk; there is no warm-up. */
export const runWrk = (flags: string[]): Load => readReport(run(flags));

const headerFlags = (headers: Record<string, string>) =>
  Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);

/** Load on one address, after a warm-up: 32 connections on two threads. */
export function load(url: string, headers: Record<string, string> = {}, seconds = 8): Load {
  const wrk = (duration: number) =>
    run(['-t2', '-c32', `-d${duration}s`, '--latency', ...headerFlags(headers), url]);
  wrk(2);
  return readReport(wrk(seconds));
}

/** One call: with a body it is a POST. */
export interface WrkCall {
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** So many callers who each wait for their answer before they call again. There is no warm-up. */
export function loadCall({ url, headers = {}, body }: WrkCall, callers: number, seconds: number): Load {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-wrk-'));
  try {
    const script = join(folder, 'call.lua');
    writeFileSync(
      script,
      body === undefined ? '' : `wrk.method = "POST"\nwrk.body = ${JSON.stringify(body)}\n`,
    );
    const flags = ['-t1', `-c${callers}`, `-d${seconds}s`, '--latency', '-s', script];
    return runWrk([...flags, ...headerFlags(headers), url]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
