import { createHash } from 'node:crypto';
import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { wasteEntries, wastePhotos } from '../../db/schema/index.ts';
import { and, asc, count, eq, gt, isNull, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lockUser } from './lock-user.ts';
import { valueLines, type WasteLine } from './value-lines.ts';

type Request = z.output<typeof endpoints.waste.save.request>;

/** Entries that a user can save within a day: more than people throw away. */
const MAX_WASTE_PER_DAY = 2000;

/** A photo that was uploaded again for a second try has another id. */
const hashOf = ({ wastePhotoID, ...line }: WasteLine): string =>
  createHash('sha256')
    .update(JSON.stringify([line, wastePhotoID !== undefined]))
    .digest('hex');

/**
 * The entries that this key saved before. @returns undefined for a new key
 * @throws DomainError conflict when they were other lines
 */
async function findSaved(tx: Tx, userId: number, { requestKey, lines }: Request) {
  if (requestKey === undefined) return undefined;
  const saved = await tx
    .select({ id: wasteEntries.id, hash: wasteEntries.requestHash })
    .from(wasteEntries)
    .where(and(eq(wasteEntries.userId, userId), eq(wasteEntries.requestKey, requestKey)))
    .orderBy(asc(wasteEntries.requestLine));
  if (saved.length === 0) return undefined;
  const isSame = saved.length === lines.length && lines.every((line, at) => hashOf(line) === saved[at]?.hash);
  if (!isSame) throw new DomainError('conflict', 'Other lines were saved with this key.');
  return saved.map(({ id }) => id);
}

async function checkRoom(tx: Tx, userId: number, added: number): Promise<void> {
  const [today] = await tx
    .select({ entries: count() })
    .from(wasteEntries)
    .where(and(eq(wasteEntries.userId, userId), gt(wasteEntries.wastedAt, sql`now() - interval '1 day'`)));
  if ((today?.entries ?? 0) + added > MAX_WASTE_PER_DAY)
    throw new DomainError('too_many_requests', 'Too many entries within a day.', undefined, 3600);
}

/** A photo of another user, one of another entry and an absent one get the same answer. @throws DomainError not_found */
async function attachPhoto(tx: Tx, userId: number, wasteId: number, photoId: number): Promise<void> {
  const [attached] = await tx
    .update(wastePhotos)
    .set({ wasteId })
    .where(and(eq(wastePhotos.id, photoId), eq(wastePhotos.userId, userId), isNull(wastePhotos.wasteId)))
    .returning({ id: wastePhotos.id });
  orNotFound(attached);
}

/**
 * Saves what was thrown away, with its value. A repeated request with the same key returns the first entries.
 * @returns the ids of the entries, in the order of the lines
 * @throws DomainError not_found for a product, unit or photo; conflict; too_many_requests
 */
export async function saveWaste(tx: Tx, viewer: Viewer, request: Request): Promise<number[]> {
  const { userId, customerId } = orNotFound(viewer.customer);
  await lockUser(tx, userId);
  const saved = await findSaved(tx, userId, request);
  if (saved) return saved;
  await checkRoom(tx, userId, request.lines.length);
  const valued = await valueLines(tx, viewer, request.lines);
  const rows = await tx
    .insert(wasteEntries)
    .values(
      valued.map(({ line, ...facts }, requestLine) => ({
        ...{ siteId: viewer.site.id, customerId, userId, ...facts },
        ...{ productId: line.productID, unitId: line.unitID },
        ...{ quantity: line.quantity, reason: line.reason, note: line.note.trim() },
        ...{ requestKey: request.requestKey ?? null, requestLine, requestHash: hashOf(line) },
      })),
    )
    .returning({ id: wasteEntries.id, line: wasteEntries.requestLine });
  const ids = rows.toSorted((a, b) => a.line - b.line).map(({ id }) => id);
  for (const [at, { wastePhotoID }] of request.lines.entries())
    if (wastePhotoID !== undefined) await attachPhoto(tx, userId, ids[at] ?? 0, wastePhotoID);
  return ids;
}
