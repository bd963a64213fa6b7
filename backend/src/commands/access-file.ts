import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BackendEnv, EnvError } from '../env.ts';

/** Where a running shop takes commands. The file is for its own user alone. */
const accessFile = z.object({
  port: z.number().int(),
  key: z.string(),
  /** Tells which database the shop has, without its address and password. */
  database: z.string(),
});
type Access = z.output<typeof accessFile>;

const pathIn = (dataDir: string) => join(dataDir, 'commands.json');

const markOf = (key: string, databaseUrl = ''): string =>
  createHash('sha256').update(`${key} ${databaseUrl}`).digest('hex');

/**
 * Proves to a caller who has the key that this is the shop, before anything is sent to it.
 * @param nonce the caller's random text
 */
export const proofOf = (key: string, nonce: string): string =>
  createHmac('sha256', key).update(`toonbank-commands:${nonce}`).digest('hex');

export const newKey = (): string => randomBytes(32).toString('base64url');

/** @returns a function that removes the file, unless a later shop has replaced it */
export function writeAccess({ dataDir, databaseUrl }: BackendEnv, port: number, key: string): () => void {
  const path = pathIn(dataDir);
  const aside = `${path}.${process.pid}`;
  const access: Access = { port, key, database: markOf(key, databaseUrl) };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  rmSync(aside, { force: true });
  writeFileSync(aside, JSON.stringify(access), { mode: 0o600, flag: 'wx' });
  renameSync(aside, path);
  return () => {
    if (parse(path)?.key === key) rmSync(path, { force: true });
  };
}

function parse(path: string): Access | undefined {
  try {
    return accessFile.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return undefined;
    throw new EnvError(`${path} can't be read: give the command as the user that runs the shop.`);
  }
}

/**
 * The access to the shop that runs, or ran, in this data folder on this database.
 * @throws EnvError for a file of another user
 */
export function readAccess({ dataDir, databaseUrl }: BackendEnv): Access | undefined {
  const access = parse(pathIn(dataDir));
  return access?.database === (access && markOf(access.key, databaseUrl)) ? access : undefined;
}
