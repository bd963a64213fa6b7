import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/ports.ts';

const SERVED = fileURLToPath(new URL('./served.ts', import.meta.url));

export interface Who {
  worker: number;
  pid: number;
  isFirst: boolean;
  told: string;
}

export interface Running {
  child: ChildProcess;
  /** Standard error so far. */
  log: () => string;
  ask(path?: string): Promise<Who>;
  /** Status and text of the port for operators. */
  operator(path: string): Promise<[number, string]>;
  /** Resolves when both workers answer. */
  both(): Promise<Who[]>;
  broken: string;
  end(): void;
}

/** Starts a program of two workers in a process group of its own. */
export async function runServed(env: Record<string, string> = {}, file = SERVED): Promise<Running> {
  const [port, operations] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-workers-'));
  const broken = join(folder, 'broken');
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
    env: { ...process.env, PORT: String(port), OPERATIONS_PORT: String(operations), BROKEN: broken, ...env },
  });
  let log = '';
  child.stderr?.on('data', (part) => {
    log += part;
  });
  // A connection for each request, so that each may reach another worker.
  const ask = async (path = '/'): Promise<Who> => {
    const asking = get({ port, host: 'localhost', path, agent: new Agent({ keepAlive: false }) });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return JSON.parse(await text(answer));
  };
  return {
    child,
    log: () => log,
    ask,
    async operator(path) {
      const answer = await fetch(`http://localhost:${operations}${path}`, {
        headers: { connection: 'close' },
      });
      return [answer.status, (await answer.text()).trim()];
    },
    async both() {
      const seen = new Map<number, Who>();
      while (seen.size < 2) {
        const all = await Promise.allSettled([ask(), ask(), ask(), ask()]);
        for (const one of all) if (one.status === 'fulfilled') seen.set(one.value.worker, one.value);
      }
      return [...seen.values()].sort((one, other) => one.worker - other.worker);
    },
    broken,
    end() {
      if (child.pid !== undefined) {
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // All of them have ended.
        }
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** True while a process is there. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
