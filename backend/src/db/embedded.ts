import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWorkerData } from './embedded-worker.ts';
import { lockFolder } from './folder-lock.ts';

export interface EmbeddedDatabase {
  /** Folder with the socket, for pg's `host`. */
  host: string;
  close(): Promise<void>;
}

/** Waits until the worker says this word; rejects when it dies. Others are Node's own (`--watch` speaks here too). */
function word(worker: Worker, expected: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (said) => {
      if (said === expected) resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped with code ${code}.`)));
  });
}

let program: Promise<WebAssembly.Module> | undefined;
/**
 * PGlite compiled, once for all databases of this process: what one has made the engine optimise, the next one finds
 * optimised. Worth it where many are started after one another.
 */
function sharedProgram(): Promise<WebAssembly.Module> {
  program ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return program;
}

/**
 * Start PGlite on a folder, or in memory when the folder is `memory`; in memory it can begin as a copy of a dump.
 * @throws FolderInUseError when another process has the folder.
 */
export async function startEmbedded(folder: string, template?: string): Promise<EmbeddedDatabase> {
  const inMemory = folder === 'memory';
  const unlock = inMemory ? () => {} : await lockFolder(folder);
  // Outside the data folder: socket paths are limited to about 100 bytes, and the folder is readable to us alone.
  const host = mkdtempSync(join(tmpdir(), 'toonbank-db-'));
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      dataDir: inMemory ? 'memory://' : join(folder, 'database'),
      socketPath: join(host, '.s.PGSQL.5432'),
      template,
      program: inMemory ? await sharedProgram() : undefined,
    } satisfies EmbeddedWorkerData,
  });
  const release = () => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  try {
    await word(worker, 'ready');
  } catch (error) {
    release();
    throw error;
  }
  return {
    host,
    async close() {
      worker.postMessage('close');
      await word(worker, 'closed');
      await worker.terminate();
      release();
    },
  };
}
