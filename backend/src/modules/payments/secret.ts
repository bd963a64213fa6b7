import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from '../../db/store-error.ts';

const SECRET_FILE = 'payment-secret';
const MIN_LENGTH = 64;

/**
 * Writes a new secret under another name and links it into place: the file is never incomplete, and of several
 * processes that start at once the first one wins. @throws when the disk is full; then there is no file
 */
async function makeSecret(path: string): Promise<void> {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const file = await open(aside, 'wx', 0o600);
    await file.writeFile(randomBytes(MIN_LENGTH / 2).toString('hex')).finally(async () => {
      await file.sync();
      await file.close();
    });
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * The installation's own secret: created at the first start, stored in the data folder, readable by its owner alone.
 * Several backends that share a database but no folder need `PAYMENT_SECRET`.
 * @throws StoreError when the file is too short for a secret: a person who knows the key can log in as any customer
 */
export async function installationSecret(folder: string): Promise<string> {
  const path = join(folder, SECRET_FILE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) await makeSecret(path);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < MIN_LENGTH)
    throw new StoreError(
      `The file ${path} has ${secret.length} characters, and needs ${MIN_LENGTH}. Put the secret back from a backup; or remove the file, and links and printed shelf labels that were made before stop working.`,
    );
  chmodSync(path, 0o600);
  return secret;
}
