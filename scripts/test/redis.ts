import { type ChildProcess, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createClient } from '@redis/client';
import { freePort } from '../lib/ports.ts';
import { ended, Refusal, run, start } from '../lib/process.ts';
import { memoryFolder } from './memory-folder.ts';

const START_MS = 20_000;
const asRoot = process.getuid?.() === 0;

const find = (): string | undefined =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, 'redis-server'))
    .find(existsSync);

/** The program redis-server. @throws Refusal without it */
export async function ensureRedis(): Promise<string> {
  const there = find();
  if (there) return there;
  process.stdout.write('Installing Redis …\n');
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']);
  }
  const path = find();
  if (!path) throw new Refusal('Redis was not found; install redis-server.');
  return path;
}

/** The server needs no rights: as root it runs as `nobody`. */
function identity(): { uid?: number; gid?: number } {
  if (!asRoot) return {};
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** A Redis that can be stopped, killed, and started again on the same port. */
export interface TestRedis {
  url: string;
  /** SIGSTOP: it takes connections and answers nothing. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  /** Resolves when it answers, without the entries it had. */
  startAgain(): Promise<void>;
  /** Kills it and removes its folder. */
  remove(): Promise<void>;
}

/** A throw-away Redis on a free port, without persistence. */
export async function startTestRedis(): Promise<TestRedis> {
  const program = await ensureRedis();
  const port = await freePort();
  const folder = mkdtempSync(join(memoryFolder(), 'toonbank-redis-'));
  const user = identity();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const url = `redis://127.0.0.1:${port}`;
  const flags = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const launch = async () => {
    const child = start(program, flags, { ...user, cwd: folder, stdio: 'ignore' });
    await untilItAnswers(url);
    return child;
  };
  const end = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    if (child.signalCode === null) await ended(child);
  };
  let server = await launch();
  return {
    url,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill: () => end(server),
    async startAgain() {
      server = await launch();
    },
    async remove() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  const client = createClient({
    url,
    socket: {
      reconnectStrategy: (tries) => (tries * 25 > START_MS ? new Error('Redis does not start.') : 25),
    },
  });
  client.on('error', () => undefined);
  await client.connect();
  client.destroy();
}
