import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/ports.ts';
import { connectPostgres } from '../../src/db/connect.ts';
import { type DueWork, listenForWork } from '../../src/jobs/job-bell.ts';
import { tellOthers } from '../../src/jobs/tell-others.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The ids of the processes that a process started. */
const childrenOf = (pid = 0): number[] =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));

/**
 * Tells the backends on a database of the work that this process makes due, as a second process of the shop does: they
 * begin at once, not at their next look seconds later.
 */
function tellBackends(url: string) {
  const database = connectPostgres(url, 1);
  const others = tellOthers(database, console, () => {});
  const deaf = listenForWork(others.tell);
  return {
    tell: others.tell,
    async stop() {
      deaf();
      await others.stop();
      await database.close();
    },
  };
}

/**
 * A backend as a process of its own, which can be killed and restarts: on a shared PostgreSQL database, or
 * on the embedded store in a data folder of the caller. `settings` are further environment variables.
 */
export async function mortalBackend(
  store: string | { dataDir: string },
  settings: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-mortal-'));
  const env = {
    ...process.env,
    ...(typeof store === 'string'
      ? { DATABASE_URL: store, DATA_DIR: folder }
      : { DATABASE_URL: undefined, DATA_DIR: store.dataDir }),
    DEMO_DATA: '0',
    API_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const telling = typeof store === 'string' ? tellBackends(store) : undefined;
  let child: ChildProcess;
  let up: Promise<void>;
  let ended: Promise<unknown>;
  let deaths = 0;
  const start = () => {
    const born = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child = born;
    up = new Promise((resolve, reject) => {
      born.once('message', () => resolve());
      born.once('exit', (code) => code && reject(new Error(`The backend ended with code ${code}.`)));
    });
    ended = new Promise((resolve) => born.once('exit', resolve));
  };
  start();
  return {
    /** Repeats until there is an answer: a broken connection or a 503 leaves the outcome unknown. */
    async ask(path: string, headers: Record<string, string>): Promise<Response> {
      for (;;) {
        await up;
        const url = `http://localhost:${env.API_PORT}${path}`;
        const answer = await fetch(url, { method: 'POST', headers }).then(
          (response) => (response.status === 503 ? undefined : response),
          () => undefined,
        );
        if (answer) return answer;
      }
    },
    /** SIGKILL at once, in the middle of whatever it does; the next one starts on the same port. */
    async kill() {
      deaths += 1;
      const gone = ended;
      up = gone.then(() => {
        start();
        return up;
      });
      child.kill('SIGKILL');
      await up;
    },
    /** Says that work is due, which the test has written into the database itself. */
    tell: (work: DueWork) => telling?.tell(work),
    /** Starts another one, after it has ended. */
    start,
    deaths: () => deaths,
    /** The ids of its workers' processes. */
    workers: () => childrenOf(child.pid),
    dataDir: env.DATA_DIR,
    port: Number(env.API_PORT),
    /** Resolves when requests can come. */
    ready: () => up,
    /** Stops its processor time, as a machine that is short of it does. @returns gives it back */
    pause() {
      child.kill('SIGSTOP');
      return () => child.kill('SIGCONT');
    },
    /**
     * Sends a signal to stop.
     * @returns the exit code, once the process has ended
     */
    async terminate(signal: NodeJS.Signals): Promise<number | null> {
      const gone = ended;
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
    async end() {
      child.kill('SIGKILL');
      if (child.exitCode === null) await ended;
      await telling?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
