import type { endpoints, WasteReason } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customerUsers, wasteEntries, wastePhotos } from '../../db/schema/index.ts';
import { asc, count, desc, eq, sql, sum } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toEuro } from '../prices/index.ts';
import { type WastePeriod, wasteFilter } from './waste-filter.ts';

type Request = z.output<typeof endpoints.waste.all.request>;
type Answer = z.input<typeof endpoints.waste.all.response>;

interface Part {
  limit: number;
  offset: number;
}

/** Entries of a period, newest first. */
export async function readEntries(tx: Tx, viewer: Viewer, period: WastePeriod, { limit, offset }: Part) {
  const rows = await tx
    .select({
      entry: wasteEntries,
      photoId: wastePhotos.id,
      firstName: customerUsers.firstName,
      lastName: customerUsers.lastName,
    })
    .from(wasteEntries)
    .innerJoin(customerUsers, eq(customerUsers.id, wasteEntries.userId))
    .leftJoin(wastePhotos, eq(wastePhotos.wasteId, wasteEntries.id))
    .where(wasteFilter(viewer, period))
    .orderBy(desc(wasteEntries.wastedAt), desc(wasteEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry, photoId, firstName, lastName }) => ({
    waste_id: entry.id,
    product_id: entry.productId,
    product_name: entry.name,
    product_ext_code: entry.articleNumber,
    unit_desc: entry.unitDescription,
    ...{ quantity: entry.quantity, reason: entry.reason, note: entry.note, photo_id: photoId },
    value: toEuro(entry.valueCents),
    valued_by: entry.valuedBy,
    wasted_at: entry.wastedAt.toISOString(),
    wasted_by: `${firstName} ${lastName}`,
  }));
}

/** Cents and number of entries per month, in Dutch time, and reason. */
async function readMonths(tx: Tx, viewer: Viewer, period: WastePeriod) {
  const month = sql<string>`to_char(date_trunc('month', ${wasteEntries.wastedAt} AT TIME ZONE 'Europe/Amsterdam'), 'YYYY-MM-DD')`;
  const rows = await tx
    .select({
      month,
      reason: wasteEntries.reason,
      cents: sum(wasteEntries.valueCents).mapWith(Number),
      entries: count(),
    })
    .from(wasteEntries)
    .where(wasteFilter(viewer, period))
    .groupBy(sql`1`, wasteEntries.reason)
    .orderBy(sql`1`, asc(wasteEntries.reason));
  return rows as { month: string; reason: WasteReason; cents: number; entries: number }[];
}

/** One page of what the viewer's customer threw away, with its sums. */
export async function listWaste(
  tx: Tx,
  viewer: Viewer,
  { page, pageSize, ...period }: Request,
): Promise<Answer> {
  const months = await readMonths(tx, viewer, period);
  const start = page * pageSize;
  return {
    num_found: months.reduce((total, { entries }) => total + entries, 0),
    start,
    entries: await readEntries(tx, viewer, period, { limit: pageSize, offset: start }),
    total: toEuro(months.reduce((total, { cents }) => total + cents, 0)),
    months: months.map(({ cents, ...month }) => ({ ...month, value: toEuro(cents) })),
  };
}
