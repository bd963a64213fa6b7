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

/** One request: with a body it is a POST. */
export interface WrkRequest {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const lua = (text: string) => JSON.stringify(text);

function luaRequest({ path, headers = {}, body }: WrkRequest): string {
  const fields = Object.entries(headers).map(([name, value]) => `[${lua(name)}]=${lua(value)}`);
  const method = body === undefined ? 'GET' : 'POST';
  return `{"${method}",${lua(path)},{${fields.join(',')}},${body === undefined ? 'nil' : lua(body)}}`;
}

/** A thread of wrk is a caller, with a connection of its own. Requests become text once, before the load begins. */
const callersScript = (folder: string) => `
local count = 0
function setup(thread)
  count = count + 1
  thread:set("caller", count)
end
local requests, turn = {}, 0
function init()
  for at, one in ipairs(dofile(${lua(folder)} .. "/" .. caller .. ".lua")) do
    requests[at] = wrk.format(one[1], one[2], one[3], one[4])
  end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
`;

/** Callers who each make their own requests in turn, and wait for an answer before the next one. There is no warm-up. */
export function loadCallers(url: string, callers: readonly WrkRequest[][], seconds: number): Load {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-wrk-'));
  try {
    for (const [at, requests] of callers.entries())
      writeFileSync(join(folder, `${at + 1}.lua`), `return {${requests.map(luaRequest).join(',\n')}}`);
    const script = join(folder, 'callers.lua');
    writeFileSync(script, callersScript(folder));
    const count = callers.length;
    return runWrk([`-t${count}`, `-c${count}`, `-d${seconds}s`, '--latency', '-s', script, url]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
