import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'payment-secret';

/**
 * The installation's own secret: made at the first start, kept in the data folder, readable by its owner alone. Several
 * backends that share a database but no folder need `PAYMENT_SECRET`.
 */
export function installationSecret(folder: string): string {
  const path = join(folder, FILE);
  mkdirSync(folder, { recursive: true });
  try {
    // Fails where there is one: of two that start at once, the second reads what the first wrote.
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
