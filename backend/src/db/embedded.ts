import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { checkDatabaseFolder } from './database-folder.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';
import { lockFolder } from './folder-lock.ts';
import { watchStatements } from './statement-watch.ts';
import { StoreError } from './store-error.ts';

/** A page waits 10 s at most; only a defect or a far too large store makes a statement run this long. */
const MAX_STATEMENT_MS = 60_000;

export interface EmbeddedDatabase {
  /** Folder with the socket, for pg's `host`. */
  host: string;
  /** While `work` runs, statements have no time limit. */
  unlimited<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** A file of PGlite's `dumpDataDir`: a database in memory begins as its copy. */
  template?: string | undefined;
  maxStatementMs?: number;
  /**
   * Called when the database fails while it runs and can't answer any more. Default: end the process with the
   * sentence.
   */
  onFailure?: (sentence: string) => void;
}

/**
 * Waits until the worker sends this word; rejects when it dies. Other messages are Node's own (`--watch` uses the
 * same channel).
 */
function word(worker: Worker, expected: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (reply) => {
      if (reply === expected) resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped with code ${code}.`)));
  });
}

let program: Promise<WebAssembly.Module> | undefined;
/**
 * PGlite compiled once for all databases of this process: a later database uses the code that the engine has
 * optimised before. Worth it where many are started one after another.
 */
function sharedProgram(): Promise<WebAssembly.Module> {
  program ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return program;
}

/** All acknowledged data is on disk; the next start of the process recovers it. */
function endProcess(sentence: string): void {
  process.stderr.write(`${sentence} Start the shop again.\n`);
  process.exit(1);
}

/**
 * Starts PGlite on a data folder, or in memory when the folder is `memory`.
 * @throws StoreError when another process uses the folder, or its content can't be opened
 */
export async function startEmbedded(
  folder: string,
  { template, maxStatementMs = MAX_STATEMENT_MS, onFailure = endProcess }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const inMemory = folder === 'memory';
  const unlock = inMemory ? () => {} : lockFolder(folder);
  const path = join(folder, 'database');
  const statement = new Int32Array(new SharedArrayBuffer(4));
  let host = '';
  const release = () => {
    if (host) rmSync(host, { recursive: true, force: true });
    unlock();
  };
  let worker: Worker;
  try {
    if (!inMemory) checkDatabaseFolder(path);
    // Outside the data folder: socket paths are limited to about 100 bytes, and only this user can read the folder.
    host = mkdtempSync(join(tmpdir(), 'toonbank-db-'));
    worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: {
        folder: inMemory ? undefined : path,
        socketPath: join(host, '.s.PGSQL.5432'),
        ...(template && { template }),
        program: inMemory ? await sharedProgram() : undefined,
        statement,
      } satisfies EmbeddedWorkerData,
    });
    await word(worker, 'ready');
  } catch (error) {
    release();
    if (error instanceof StoreError || inMemory) throw error;
    const { message } = error as Error;
    throw new StoreError(
      `The database in ${path} can't be opened: it is damaged, incomplete or not writable (${message}). Nothing was changed; restore a backup with npm run restore.`,
    );
  }
  let unlimited = 0;
  let failed = false;
  const fail = (sentence: string) => {
    if (failed) return;
    failed = true;
    endWatch();
    onFailure(sentence);
  };
  const endWatch = watchStatements({
    statement,
    maxMs: maxStatementMs,
    isUnlimited: () => unlimited > 0,
    onTooLong: () =>
      fail(`A statement kept the embedded database busy for ${maxStatementMs / 1_000} seconds.`),
  });
  worker.once('error', ({ message }) => fail(`The embedded database broke: ${message}.`));
  return {
    host,
    async unlimited(work) {
      unlimited += 1;
      try {
        return await work();
      } finally {
        unlimited -= 1;
      }
    },
    async close() {
      endWatch();
      if (!failed) {
        worker.postMessage('close');
        await word(worker, 'closed');
      }
      await worker.terminate();
      release();
    },
  };
}
