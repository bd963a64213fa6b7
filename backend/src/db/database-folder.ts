import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from './private-files.ts';
import { StoreError } from './store-error.ts';

/**
 * Checks the folder of an embedded database before PGlite opens it: PGlite creates a new database wherever it finds
 * no file `PG_VERSION`, and so would replace one that was copied or restored only in part.
 * @throws StoreError when there are files that are no whole database
 */
export function checkDatabaseFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new StoreError(`The path ${folder} is a file; the database needs a folder there.`);
  const names = readdirSync(folder);
  if (names.length === 0) return;
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new StoreError(
      `The folder ${folder} has files but no PG_VERSION, so it is not a whole database. Nothing was changed: restore a backup, or move the folder away to begin with an empty shop.`,
    );
  try {
    closeToOthers(folder);
  } catch (error) {
    throw new StoreError(
      `The folder ${folder} and its files must belong to the user that runs the shop: ${(error as Error).message}.`,
    );
  }
}
