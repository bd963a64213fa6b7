import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFiles, durableParams, syncFolder, syncPath } from '../durable-files.ts';
import { lockFolder } from '../folder-lock.ts';
import { makeFilesPrivate } from '../private-files.ts';
import { StoreError } from '../store-error.ts';
import { readArchive } from './archive.ts';

const SECRET = 'payment-secret';

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** Opens the unpacked database once: if it opens here it opens at the next start. @returns its number of orders */
async function countOrders(folder: string): Promise<number> {
  const db = await PGlite.create({
    fs: new DurableFiles(folder),
    startParams: durableParams(),
    extensions: { pg_trgm, unaccent },
  });
  try {
    const { rows } = await db.query<{ orders: number }>('SELECT count(*)::int AS orders FROM orders');
    return rows[0]?.orders ?? 0;
  } finally {
    await db.close();
  }
}

function checkSecret(folder: string, unpacked: string): void {
  const [present, wanted] = [join(folder, SECRET), join(unpacked, SECRET)];
  if (!existsSync(present) || !existsSync(wanted)) return;
  if (readFileSync(present, 'utf8') !== readFileSync(wanted, 'utf8'))
    throw new StoreError(`The file ${present} is another secret than the backup's; move it away first.`);
}

/**
 * Puts a backup into a data folder that has no database. It is unpacked and opened in another folder, which is then
 * renamed: a restore that is killed leaves the folder without a database, and can be repeated.
 * @returns the number of orders in the restored database
 * @throws StoreError when there is a database already, or the file is not a whole backup
 */
export async function restore(folder: string, file: string): Promise<number> {
  makeFilesPrivate();
  const release = lockFolder(folder);
  const aside = join(folder, 'restore.new');
  try {
    if (!isEmpty(join(folder, 'database')))
      throw new StoreError(
        `There is a database in ${folder} already. Nothing was changed: move ${join(folder, 'database')} away, or set DATA_DIR to another folder.`,
      );
    rmSync(aside, { recursive: true, force: true });
    readArchive(resolve(file), aside);
    checkSecret(folder, aside);
    const orders = await countOrders(join(aside, 'database'));
    await syncFolder(aside);
    if (existsSync(join(aside, SECRET)) && !existsSync(join(folder, SECRET)))
      linkSync(join(aside, SECRET), join(folder, SECRET));
    renameSync(join(aside, 'database'), join(folder, 'database'));
    await syncPath(folder);
    return orders;
  } finally {
    rmSync(aside, { recursive: true, force: true });
    release();
  }
}
