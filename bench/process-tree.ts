import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The process that listens on a port (Linux). */
export function pidOnPort(port: string): number {
  const out = execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' });
  return Number(/pid=(\d+)/.exec(out)?.[1]);
}

/** Fields of proc(5), counted from the third; a tick is 10 ms. */
function ticks(pid: number, ...fields: number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.reduce((sum, field) => sum + Number(stat[field - 3]), 0) * 10;
}

/** CPU time used so far, user and system, in milliseconds. */
export const cpuMs = (pid: number): number => ticks(pid, 14, 15);

/** The same of a process with all that it has started, also those that have ended. */
export const cpuMsOfTree = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuMs(Number(child)), ticks(pid, 14, 15, 16, 17));

/** Resident memory in MiB. */
export function memoryMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
}

/** CPU time in milliseconds of all processes whose command line has this text. */
export function cpuMsOfAll(text: string): number {
  let sum = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(text)) sum += cpuMs(Number(entry));
    } catch {
      // The process has ended meanwhile.
    }
  }
  return sum;
}
