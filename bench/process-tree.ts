import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The process that listens on a port (Linux). */
export function pidOnPort(port: string): number {
  const out = execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' });
  return Number(/pid=(\d+)/.exec(out)?.[1]);
}

/** CPU time used so far, user and system, in milliseconds. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Fields 14 and 15 of proc(5), counted from the third; a tick is 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory in MiB. */
export function memoryMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
}
