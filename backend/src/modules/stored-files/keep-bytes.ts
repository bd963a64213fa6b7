import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../db/connect.ts';
import { ObjectFault } from '../../db/object-store.ts';
import { sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';

/** The columns of a row that has bytes: one of the two is null. */
export interface StoredBytes {
  bytes: Buffer | null;
  /** `<place>:<SHA-256>`. */
  object: string | null;
}

const AT_ONCE = 4;
const RETRY_AFTER_S = 5;

const inRow = (bytes: Buffer): StoredBytes => ({ bytes, object: null });

/**
 * Notes objects before they are written, so that the clean-up knows all of them. @returns those that may be written: not
 * the ones that are being removed just now
 */
async function claim(tx: Tx, siteId: string, sizes: ReadonlyMap<string, number>): Promise<Set<string>> {
  // In one order: two uploads of the same picture then wait for each other, and not both.
  const rows = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1));
  const values = sql.join(
    rows.map(([object, size]) => sql`(${siteId}, ${object}, ${size}::int)`),
    sql`, `,
  );
  const { rows: claimed } = await tx.execute<{ object: string }>(sql`
    INSERT INTO stored_objects AS o (site_id, object, size) VALUES ${values}
    ON CONFLICT (site_id, object) DO UPDATE SET unused_since = NULL, removing_until = NULL
    WHERE o.removing_until IS NULL OR o.removing_until < now()
    RETURNING o.object`);
  return new Set(claimed.map(({ object }) => object));
}

/**
 * Puts bytes where new bytes go. Once it resolves they are there, so a row may name them. No connection is held meanwhile;
 * what no row comes to name is cleaned up later.
 * @returns the columns for each, in the same order
 * @throws DomainError storage_unavailable, with Retry-After
 */
export async function keepBytes(
  database: Database,
  siteId: string,
  all: readonly Buffer[],
): Promise<StoredBytes[]> {
  const { objects } = database;
  const target = objects?.target;
  if (!objects || !target || all.length === 0) return all.map(inRow);
  const named = all.map((bytes) => ({
    bytes,
    object: `${target}:${createHash('sha256').update(bytes).digest('hex')}`,
  }));
  const byObject = new Map(named.map(({ bytes, object }) => [object, bytes]));
  const sizes = new Map([...byObject].map(([object, { byteLength }]) => [object, byteLength]));
  const claimed = await database.inSite(siteId, (tx) => claim(tx, siteId, sizes));
  const writing = [...byObject].filter(([object]) => claimed.has(object));
  try {
    for (let from = 0; from < writing.length; from += AT_ONCE)
      await Promise.all(
        writing.slice(from, from + AT_ONCE).map(([object, bytes]) => objects.write(siteId, object, bytes)),
      );
  } catch (error) {
    if (!(error instanceof ObjectFault)) throw error;
    const failure = new DomainError(
      'storage_unavailable',
      'The file can not be stored now.',
      undefined,
      RETRY_AFTER_S,
    );
    failure.cause = error;
    throw failure;
  }
  return named.map(({ bytes, object }) => (claimed.has(object) ? { bytes: null, object } : inRow(bytes)));
}
