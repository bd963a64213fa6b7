import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

/** An error with a sentence for the operator, printed without a stack. */
export class Refusal extends Error {}

const binaries = join(root, 'node_modules', '.bin');

/** The environment with this project's programs, and so the pinned Node, first on PATH. */
export const childEnv = (extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
});

/**
 * Starts the backend with room for 32 MB of young objects, twice Node's default: calls that wait under load are then collected
 * while they are young, and the long collections, in which every call waits, come less often.
 */
export const backendArguments: string[] = ['--max-semi-space-size=32', 'backend/src/main.ts'];

const children = new Set<ChildProcess>();

export function start(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: childEnv(), ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

/** The exit code of a child; 1 when a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command to its end. */
export const run = (command: string, args: string[], options?: SpawnOptions): Promise<number> =>
  ended(start(command, args, options));

/** A process with a port for operators serves on so long before it stops. */
const stopDelayMs = () => Number(process.env.STOP_DELAY_SECONDS ?? 0) * 1_000 || 0;

/** Asks a child to stop and waits; a child that hangs for 15 s is killed. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000 + stopDelayMs());
  child.kill('SIGTERM');
  await ended(child);
  clearTimeout(timer);
}

/** Stops all running children of this process at once. */
export async function stopChildren(): Promise<void> {
  await Promise.allSettled([...children].map(stop));
}
