import { access, constants, mkdir } from 'node:fs/promises';
import { StartError } from './fail.ts';

/**
 * Creates the folder for finished pages if it does not exist. @throws StartError when it can't be created or written
 */
export async function writableFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartError(`PAGE_CACHE_DIR can't be made or written: ${folder}`);
  }
}
