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
import { connectEmbedded } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';

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

/** Before the first test: one migrated database, from which every file's own is copied (a third of the time). */
export default async function setup(project: TestProject): Promise<void> {
  const target = join(cache, `database-${recipe()}.tar`);
  if (!existsSync(target)) {
    mkdirSync(cache, { recursive: true });
    for (const old of readdirSync(cache).map((name) => join(cache, name)))
      if (Date.now() - statSync(old).mtimeMs > A_DAY) rmSync(old, { force: true });
    await make(target);
  }
  project.provide('migrated', target);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump with the schema and no rows. */
    migrated: string;
  }
}
