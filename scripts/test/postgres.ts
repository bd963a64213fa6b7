import { type ChildProcess, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../lib/ports.ts';
import { ended, Refusal, run, start, stop } from '../lib/process.ts';
import { memoryFolder } from './memory-folder.ts';

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

const asRoot = process.getuid?.() === 0;

function findBinaries(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'initdb'));
  const found = [...globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse(), ...onPath].find(
    existsSync,
  );
  return found && dirname(found);
}

async function ensureBinaries(): Promise<string> {
  const there = findBinaries();
  if (there) return there;
  process.stdout.write('Installing PostgreSQL …\n');
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  }
  const path = findBinaries();
  if (!path)
    throw new Refusal('PostgreSQL was not found; install it or set TEST_DATABASE_URL to a server of yours.');
  return path;
}

/** PostgreSQL refuses to run as root: uses the user of its package, or `nobody`. */
function serverUser(): { name: string; uid: number; gid: number } | undefined {
  if (!asRoot) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { name, uid: ask('-u'), gid: ask('-g') };
    } catch {
      // Try the next name.
    }
  }
  throw new Refusal('PostgreSQL needs a user that is not root.');
}

const START_MS = 30_000;

/**
 * Launches the server until it answers. It ends at once while processes of one that was killed still hold its shared
 * memory, so it is then launched again.
 */
async function launchUntilAnswers(launch: () => ChildProcess, url: string): Promise<ChildProcess> {
  const until = Date.now() + START_MS;
  let server = launch();
  for (;;) {
    if (server.exitCode !== null) server = launch();
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return server;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** To the server and to the processes of its connections, each of which has a group of its own. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const one of [pid, ...children.map(Number)])
    try {
      process.kill(one, signal);
    } catch (error) {
      // A connection that has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** A PostgreSQL that can be killed, and started again on the same port and data. */
export interface MortalPostgres extends TestPostgres {
  /** SIGKILL to all its processes at once. */
  kill(): Promise<void>;
  /** Resolves when it answers. */
  startAgain(): Promise<void>;
  /** Stops its processor time: its connections stay open and answer nothing. @returns gives it back */
  freeze(): () => void;
  /** Of the process that has one for each connection. */
  pid(): number;
}

/** A throw-away PostgreSQL on a free port, or the server that TEST_DATABASE_URL names. */
export function startPostgres(): Promise<TestPostgres> {
  const testUrl = process.env.TEST_DATABASE_URL;
  return testUrl ? Promise.resolve({ url: testUrl, stop: async () => {} }) : startTestPostgres();
}

/** A throw-away PostgreSQL on a free port. */
export const startTestPostgres = (): Promise<MortalPostgres> =>
  startOn('initdb', (data) => ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);

/** A throw-away copy of a test's PostgreSQL that follows it by streaming, on a free port. */
export const startTestReplica = (primaryUrl: string): Promise<MortalPostgres> =>
  startOn('pg_basebackup', (data) => ['-D', data, '-d', primaryUrl, '-R', '-c', 'fast', '--no-sync']);

/** @param make the program that makes the data folder, with the arguments that `argumentsFor` returns */
async function startOn(make: string, argumentsFor: (data: string) => string[]): Promise<MortalPostgres> {
  const binaries = await ensureBinaries();
  const user = serverUser();
  const port = await freePort();
  const folder = mkdtempSync(join(memoryFolder(), 'toonbank-pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also when a stop request ends the process: in memory the folder would take room until the machine restarts.
  process.once('exit', remove);
  if (user) chownSync(folder, user.uid, user.gid);
  const identity = user && { uid: user.uid, gid: user.gid };
  const data = join(folder, 'data');
  const made = await run(join(binaries, make), argumentsFor(data), {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  if (made !== 0) throw new Refusal('PostgreSQL could not make its data folder.');
  const settings = {
    fsync: 'off',
    max_wal_size: '256MB',
    max_connections: '450',
    listen_addresses: 'localhost',
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () =>
    start(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
      // Else Ctrl-C ends it before the tests do.
      detached: true,
    });
  const url = `postgres://postgres@localhost:${port}/postgres`;
  let server = await launchUntilAnswers(launch, url);
  return {
    url,
    pid: () => server.pid ?? 0,
    async kill() {
      signalAll(server, 'SIGKILL');
      await ended(server);
    },
    async startAgain() {
      server = await launchUntilAnswers(launch, url);
    },
    freeze() {
      signalAll(server, 'SIGSTOP');
      return () => signalAll(server, 'SIGCONT');
    },
    async stop() {
      await stop(server);
      remove();
      process.removeListener('exit', remove);
    },
  };
}
