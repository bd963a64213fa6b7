import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/** The folder for throw-away files: in memory where the machine has room to spare, else the usual one. */
export function memoryFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > NEEDED_BYTES && freemem() > 2 * NEEDED_BYTES ? IN_MEMORY : tmpdir();
}
