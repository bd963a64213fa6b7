import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, syncFolder, syncPath } from './durable-files.ts';

/**
 * Creates an empty PostgreSQL database in a folder, unless there is one. It is created in `<folder>.new` and renamed
 * when it is complete, so a first start that is killed leaves nothing that looks like a database.
 */
export async function ensureDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  const db = await PGlite.create({ fs: new DurableFiles(aside) });
  await db.close();
  await syncFolder(aside);
  renameSync(aside, folder);
  await syncPath(dirname(folder));
}
