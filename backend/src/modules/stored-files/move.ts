import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../db/connect.ts';
import { ObjectFault } from '../../db/object-store.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { keepBytes, type StoredBytes } from './keep-bytes.ts';

/** An operator or a service manager stopped the process. The message is empty. */
export class Stopped extends Error {}

/** The tables whose rows have bytes, each with the second half of its key. */
export const tables = [
  { name: 'media', key: 'id' },
  { name: 'media_variants', key: 'path' },
  { name: 'product_files', key: 'id' },
] as const;
type Table = (typeof tables)[number];

const PAGE_SIZE = 200;

interface Moved {
  files: number;
  bytes: number;
  /** Rows whose bytes can't be read: their object is missing or has other bytes. */
  unreadable: string[];
}

/** A row whose bytes are not where new bytes go. */
const isElsewhere = (target: string | undefined): SQL =>
  target ? sql`(object IS NULL OR object NOT LIKE ${`${target}:%`})` : sql`object IS NOT NULL`;

async function keysOf(
  tx: Tx,
  siteId: string,
  { name, key }: Table,
  target: string | undefined,
  after: string,
) {
  const { rows } = await tx.execute<{ key: string }>(sql`
    SELECT ${sql.raw(key)}::text AS key FROM ${sql.raw(name)}
    WHERE site_id = ${siteId} AND ${sql.raw(key)}::text COLLATE "C" > ${after} AND ${isElsewhere(target)}
    ORDER BY ${sql.raw(key)}::text COLLATE "C" LIMIT ${PAGE_SIZE}`);
  return rows.map((row) => row.key);
}

const isRow = ({ key }: Table, siteId: string, value: string): SQL =>
  sql`site_id = ${siteId} AND ${sql.raw(key)}::text = ${value}`;

/** The bytes of a row in the place where they are; undefined when it is gone. @throws ObjectFault */
async function bytesOf(database: Database, siteId: string, table: Table, value: string) {
  const { rows } = await database.inSite(siteId, (tx) =>
    tx.execute<StoredBytes & Record<string, unknown>>(sql`
      SELECT bytes, object FROM ${sql.raw(table.name)} WHERE ${isRow(table, siteId, value)}`),
  );
  const [row] = rows;
  if (!row) return undefined;
  if (row.bytes) return { former: null, bytes: Buffer.from(row.bytes) };
  const { object } = row;
  if (!object || !database.objects) throw new ObjectFault('read', 'not_set', 'No place is set up.');
  return { former: object, bytes: await database.objects.read(siteId, object) };
}

/** Where the bytes of a row are to be from now on; undefined when they may not go there just now. */
async function newPlace(database: Database, siteId: string, bytes: Buffer): Promise<StoredBytes | undefined> {
  const { objects } = database;
  if (!objects?.target) return { bytes, object: null };
  const [stored] = await keepBytes(database, siteId, [bytes]);
  if (!stored?.object) return undefined;
  // Its row gives up its own copy after this: what was written is read once more.
  await objects.read(siteId, stored.object);
  return stored;
}

/** Moves the bytes of one row. @returns their number; undefined when there was nothing to move @throws ObjectFault, DomainError */
async function moveRow(
  database: Database,
  siteId: string,
  table: Table,
  value: string,
): Promise<number | undefined> {
  const found = await bytesOf(database, siteId, table, value);
  if (!found) return undefined;
  const { former, bytes } = found;
  const stored = await newPlace(database, siteId, bytes);
  if (!stored) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex');
  // An editor may have replaced the row's bytes meanwhile.
  const isSame = former === null ? sql`encode(sha256(bytes), 'hex') = ${hash}` : sql`object = ${former}`;
  const { rowCount } = await database.inSite(siteId, (tx) =>
    tx.execute(sql`
      UPDATE ${sql.raw(table.name)} SET bytes = ${stored.bytes}, object = ${stored.object}
      WHERE ${isRow(table, siteId, value)} AND ${isSame}`),
  );
  return rowCount ? bytes.byteLength : undefined;
}

const isOfTheObject = (error: unknown) =>
  error instanceof ObjectFault && (error.reason === 'missing' || error.reason === 'corrupt');

/** After so many failures, one after the other, the place counts as away. */
const MAX_FAULTS_IN_A_ROW = 5;

/**
 * Moves the bytes of a site's rows to where new bytes go, one row after the other: first they are written and read again, then
 * their row names them. It may end at any point and begin again, and the shop may go on.
 * @throws ObjectFault, or DomainError storage_unavailable, when a place is away; Stopped. What was moved stays moved
 */
export async function moveBytes(
  database: Database,
  siteId: string,
  moved: Moved,
  stopping: AbortSignal,
): Promise<void> {
  const target = database.objects?.target;
  let faults = 0;
  let fault: unknown;
  for (const table of tables) {
    let after = '';
    for (;;) {
      const keys = await database.inSite(siteId, (tx) => keysOf(tx, siteId, table, target, after));
      for (const key of keys) {
        if (stopping.aborted) throw new Stopped();
        after = key;
        try {
          const bytes = await moveRow(database, siteId, table, key);
          faults = 0;
          if (bytes === undefined) continue;
          moved.files += 1;
          moved.bytes += bytes;
        } catch (error) {
          if (isOfTheObject(error)) moved.unreadable.push(`${siteId} ${table.name} ${key}`);
          else {
            // One slow or refused file does not keep all behind it where they are.
            faults += 1;
            if (!isAway(error) || faults === MAX_FAULTS_IN_A_ROW) throw error;
            fault = error;
          }
        }
      }
      if (keys.length < PAGE_SIZE) break;
    }
  }
  if (fault) throw fault;
}

/** Whether moving ended because a place is away. */
export const isAway = (error: unknown): error is Error =>
  error instanceof ObjectFault || (error instanceof DomainError && error.code === 'storage_unavailable');
