import { existsSync, linkSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkDatabaseFolder } from '../database-folder.ts';
import { syncPath } from '../durable-files.ts';
import { lockFolder } from '../folder-lock.ts';
import { makeFilesPrivate } from '../private-files.ts';
import { StoreError } from '../store-error.ts';
import { readArchive, writeArchive } from './archive.ts';

/**
 * Writes the database and the installation's secret of a shop that does not run into one file. It is written under
 * another name and read back before it gets its own; an existing file is never replaced.
 * @returns the path of the file
 * @throws StoreError when the shop runs, has no database, or the file exists
 */
export async function backUp(folder: string, file: string): Promise<string> {
  const target = resolve(file);
  if (existsSync(target)) throw new StoreError(`The file ${target} is there already; name another one.`);
  if (!existsSync(join(folder, 'database/PG_VERSION')))
    throw new StoreError(`There is no shop in the data folder ${folder}.`);
  makeFilesPrivate();
  const release = lockFolder(folder);
  const part = `${target}.part`;
  try {
    checkDatabaseFolder(join(folder, 'database'));
    rmSync(part, { force: true });
    const names = ['database', 'payment-secret'].filter((name) => existsSync(join(folder, name)));
    writeArchive(part, folder, names);
    readArchive(part);
    await syncPath(part);
    linkSync(part, target);
    await syncPath(dirname(target));
    return target;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The backup ${target} can't be written: ${(error as Error).message}.`);
  } finally {
    rmSync(part, { force: true });
    release();
  }
}
