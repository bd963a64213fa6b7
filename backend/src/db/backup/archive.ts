import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync, inflateSync } from 'node:zlib';
import { StoreError } from '../store-error.ts';

/** SQLite's own archive format, which `sqlite3 -Ax -f <file>` unpacks too, and a checksum for each file. */
const CREATE = `
  CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB);
  CREATE TABLE checksums (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL)`;
const INSIDE = /^(payment-secret|database(\/[\w.-]+)*)$/;

interface Entry {
  name: string;
  mode: number;
  sz: number;
  data: Uint8Array | null;
  sha256: string;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A folder or file below `root` with its content, as paths with `/`. */
function listPaths(root: string, name: string): string[] {
  const inside = statSync(join(root, name)).isDirectory()
    ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
    : [];
  return [name, ...inside.map((path) => `${name}/${path.split(sep).join('/')}`)];
}

/** Writes folders and files of `root` into a new archive. @returns the number of entries */
export function writeArchive(file: string, root: string, names: readonly string[]): number {
  const archive = new DatabaseSync(file);
  try {
    archive.exec(`PRAGMA synchronous = FULL; BEGIN; ${CREATE}`);
    const insert = archive.prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, ?)');
    const note = archive.prepare('INSERT INTO checksums VALUES (?, ?)');
    const paths = names.flatMap((name) => listPaths(root, name));
    for (const path of paths) {
      const { mode, mtimeMs } = statSync(join(root, path));
      const folder = statSync(join(root, path)).isDirectory();
      const bytes = folder ? new Uint8Array() : readFileSync(join(root, path));
      const packed = deflateSync(bytes, { level: 3 });
      const data = packed.length < bytes.length ? packed : bytes;
      insert.run(path, mode, Math.floor(mtimeMs / 1000), bytes.length, folder ? null : data);
      note.run(path, sha256(bytes));
    }
    archive.exec('COMMIT');
    return paths.length;
  } finally {
    archive.close();
  }
}

function unpack({ name, sz, data, sha256: expected }: Entry): Uint8Array {
  const packed = data ?? new Uint8Array();
  const bytes = packed.length === sz ? packed : inflateSync(packed);
  if (!INSIDE.test(name) || sha256(bytes) !== expected) throw new Error(`${name} is damaged`);
  return bytes;
}

/**
 * Reads a whole archive, and writes it below `target` when one is given. Only their owner can read the files.
 * @throws StoreError when it is no backup or any part of it is damaged
 */
export function readArchive(file: string, target?: string): void {
  let archive: DatabaseSync | undefined;
  try {
    archive = new DatabaseSync(file, { readOnly: true });
    const [check] = archive.prepare('PRAGMA integrity_check').all();
    if (check?.integrity_check !== 'ok') throw new Error('the file is damaged');
    const entries = archive.prepare(
      'SELECT name, mode, sz, data, sha256 FROM checksums LEFT JOIN sqlar USING (name) ORDER BY name',
    );
    let found = 0;
    for (const row of entries.iterate()) {
      const entry = row as unknown as Entry;
      const bytes = unpack(entry);
      if (entry.name === 'database/PG_VERSION') found += 1;
      if (target === undefined) continue;
      const path = join(target, entry.name);
      mkdirSync(entry.data === null ? path : dirname(path), { recursive: true, mode: 0o700 });
      if (entry.data !== null) writeFileSync(path, bytes, { mode: 0o600 });
    }
    if (found !== 1) throw new Error('there is no database in it');
  } catch (error) {
    throw new StoreError(`The file ${file} is not a whole backup: ${(error as Error).message}.`);
  } finally {
    archive?.close();
  }
}
