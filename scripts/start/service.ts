import type { ChildProcess } from 'node:child_process';
import { childEnv, ended, start, stop } from '../lib/process.ts';

/** Sent by a server when it is ready. */
interface Ready {
  /** Of the backend: the ids of the sites that it serves. */
  sites?: string[];
}

/**
 * glibc gives each thread a heap of its own, eight for each core, and returns little of them: a seventh of a server's
 * memory after load. Other systems ignore it.
 */
const FEW_HEAPS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/** One of the two servers, as a child process that sends a message when it is ready. */
export class Service {
  private readonly child: ChildProcess;
  private asked = false;

  constructor(command: string, args: string[], env: Record<string, string>) {
    this.child = start(command, args, {
      env: childEnv({ ...FEW_HEAPS, ...env }),
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
