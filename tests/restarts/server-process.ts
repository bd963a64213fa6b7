import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/lib/install.mjs';

/** A storefront or backend as a process of its own, which is ended and started again. */
export class ServerProcess {
  readonly #program: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(program: string, env: Record<string, string>) {
    this.#program = program;
    this.#env = env;
  }

  /** Resolves when it takes requests. `folder`: where its build is. */
  async start(folder: string = root): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${this.#program} ended with ${code} before it was ready.`);
    });
    ended.catch(() => undefined);
    await Promise.race([once(child, 'message'), ended]);
  }

  /** @returns its exit code */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }
}
