import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { TestProject } from 'vitest/node';
import { connectEmbedded, connectPostgres } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { makeDatabase, nameOf, type ServerDatabase } from './test-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Copies of yesterday's migrations are of no use; a run of today may still be reading its own. */
const A_DAY = 86_400_000;
const cache = join(root, 'node_modules/.cache/toonbank');

/** Hash of the copy's ingredients: other migrations or another PGlite make another copy. */
function recipe(): string {
  const files = ['node_modules/@electric-sql/pglite/package.json', 'backend/src/db/migrations/**/*.*'];
  const hash = createHash('sha256');
  for (const file of globSync(files, { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function make(target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toonbank-template-'));
  try {
    const database = await connectEmbedded(folder);
    await migrate(database);
    await database.close();
    const db = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm, unaccent } });
    const dump = await db.dumpDataDir('none');
    await db.close();
    // Another run may be making the same: the last one wins, and a rename is atomic.
    const own = `${target}.${process.pid}`;
    await writeFile(own, new Uint8Array(await dump.arrayBuffer()));
    renameSync(own, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function embeddedTemplate(): Promise<string> {
  const target = join(cache, `database-${recipe()}.tar`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).map((name) => join(cache, name)))
    if (Date.now() - statSync(old).mtimeMs > A_DAY) rmSync(old, { force: true });
  await make(target);
  return target;
}

async function serverTemplate(): Promise<ServerDatabase> {
  const made = await makeDatabase();
  const database = connectPostgres(made.url);
  await migrate(database);
  await database.close();
  return made;
}

/** Before the first test: one migrated database of each kind, from which every file's own is copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('embeddedTemplate', await embeddedTemplate());
  const onServer = process.env.TEST_DATABASE_URL ? await serverTemplate() : undefined;
  project.provide('serverTemplate', onServer && nameOf(onServer));
  return async () => onServer?.drop();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of PGlite, with the schema and no rows. */
    embeddedTemplate: string;
    /** Name of the same on the PostgreSQL of the tests, where they have one. */
    serverTemplate: string | undefined;
  }
}
