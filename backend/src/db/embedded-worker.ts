import { mkdirSync, openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedWorkerData {
  dataDir: string;
  socketPath: string;
  /** A file with a data folder, made by `dumpDataDir`: the database begins as it was. */
  template?: string;
  /** PGlite itself, compiled; absent: it compiles its own. */
  program?: WebAssembly.Module | undefined;
}

/**
 * The embedded database, in a thread of its own so that the server's event loop stays free. It speaks PostgreSQL's
 * protocol on a socket in a private folder: one driver, `pg`, serves both stores.
 */
const { dataDir, socketPath, template, program } = workerData as EmbeddedWorkerData;

if (!dataDir.startsWith('memory://')) mkdirSync(dataDir, { recursive: true });
const db = await PGlite.create({
  dataDir,
  extensions: { pg_trgm, unaccent },
  ...(program && { pgliteWasmModule: program }),
  ...(template !== undefined && { loadDataDir: await openAsBlob(template) }),
});
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 8 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
