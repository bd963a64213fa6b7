import type { ChildProcess } from 'node:child_process';
import { childEnv, ended, start, stop } from '../lib/process.ts';

/** Sent by a server when it is ready. */
interface Ready {
  /** Of the backend: the ids of the sites that it serves. */
  sites?: string[];
}

/**
 * For glibc; other systems ignore it. It gives each thread a heap of its own, eight for each core, and returns little of
 * them. It also keeps every large buffer that was freed once, as part of a heap that has holes: fixed limits return those
 * above 128 KB at once (ADR 236).
 */
export const ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};

/** One of the two servers, as a child process that sends a message when it is ready. */
export class Service {
  private readonly child: ChildProcess;
  private asked = false;

  constructor(command: string, args: string[], env: Record<string, string>) {
    this.child = start(command, args, {
      env: { ...ALLOCATOR, ...childEnv(env) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A process group of its own: Ctrl-C reaches only us, and we end the servers in order.
      detached: process.platform !== 'win32',
    });
  }

  /** Resolves when the server is ready; never when the process ends before that (see onUnexpectedEnd). */
  ready(): Promise<Ready> {
    return new Promise((resolve) => {
      this.child.on('message', (reply) => {
        // Under `--watch` Node sends messages of its own.
        if (typeof reply === 'object' && reply !== null && 'ready' in reply) resolve(reply as Ready);
      });
    });
  }

  /** The process has already printed the reason on its own standard error. */
  onUnexpectedEnd(listener: () => void): void {
    ended(this.child).then(() => {
      if (!this.asked) listener();
    }, listener);
  }

  async stop(): Promise<void> {
    this.asked = true;
    await stop(this.child);
  }
}
