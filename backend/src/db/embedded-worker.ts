import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableFiles, durableParams } from './durable-files.ts';
import { ensureDatabase } from './new-database.ts';
import { reportStatements } from './statement-watch.ts';

export interface EmbeddedWorkerData {
  /** The database's folder; absent: in memory. */
  folder: string | undefined;
  socketPath: string;
  /** A file with a data folder, made by `dumpDataDir`: a database in memory begins as its copy. */
  template?: string;
  /** PGlite itself, compiled; absent: it compiles its own. */
  program?: WebAssembly.Module | undefined;
  /** Shared with the process: see `reportStatements`. */
  statement: Int32Array;
}

/**
 * The embedded database, in a thread of its own so that the server's event loop stays free. It speaks PostgreSQL's
 * protocol on a socket in a private folder: one driver, `pg`, serves both stores.
 */
const { folder, socketPath, template, program, statement } = workerData as EmbeddedWorkerData;

if (folder) await ensureDatabase(folder);
const db = await PGlite.create({
  extensions: { pg_trgm, unaccent },
  ...(folder ? { fs: new DurableFiles(folder), startParams: durableParams() } : { dataDir: 'memory://' }),
  ...(program && { pgliteWasmModule: program }),
  ...(template !== undefined && { loadDataDir: await openAsBlob(template) }),
});
reportStatements(db, statement);
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 8 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
