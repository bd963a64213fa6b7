import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

/**
 * Start PGlite on a folder, or in memory when the folder is `memory`.
 * @throws FolderInUseError when another process has the folder.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  const inMemory = folder === 'memory';
  const unlock = inMemory ? () => {} : await lockFolder(folder);
  // Outside the data folder: socket paths are limited to about 100 bytes, and the folder is readable to us alone.
  const host = mkdtempSync(join(tmpdir(), 'toonbank-db-'));
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      dataDir: inMemory ? 'memory://' : join(folder, 'database'),
      socketPath: join(host, '.s.PGSQL.5432'),
    },
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
