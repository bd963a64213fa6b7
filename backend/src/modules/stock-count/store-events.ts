import type { CountEvent } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { products, productUnits, type StockCount, stockCountEvents } from '../../db/schema/index.ts';
import { eq, inArray, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';

const MAX_EVENTS_PER_COUNT = 20_000;

interface KnownUnit {
  productId: number;
  content: number;
  articleNumber: string;
}

async function unitsOf(tx: Tx, events: readonly CountEvent[]): Promise<Map<number, KnownUnit>> {
  const ids = [...new Set(events.flatMap(({ unitID }) => unitID ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: productUnits.id,
      productId: productUnits.productId,
      content: productUnits.content,
      articleNumber: products.articleNumber,
    })
    .from(productUnits)
    .innerJoin(products, eq(products.id, productUnits.productId))
    .where(inArray(productUnits.id, ids));
  return new Map(rows.map(({ id, ...unit }) => [id, unit]));
}

/** @throws DomainError not_found, with the place of each event whose product has no such unit */
function checkedUnits(events: readonly CountEvent[], units: Map<number, KnownUnit>) {
  const unknown: Record<string, string> = {};
  const checked = events.map((event, at) => {
    if (event.productID === undefined || event.unitID === undefined)
      return { ...event, articleNumber: '', content: null };
    const unit = units.get(event.unitID);
    if (unit?.productId === event.productID) return { ...event, ...unit };
    unknown[`events.${at}.unitID`] = 'unknown';
    return { ...event, articleNumber: '', content: null };
  });
  if (Object.keys(unknown).length > 0)
    throw new DomainError('not_found', 'A product or unit does not exist.', unknown);
  return checked;
}

/**
 * Adds events to a count. One whose uuid the customer has sent before, with this or another count, is left out.
 * @param moments per uuid, by `countMoments`
 * @returns the number of new events
 * @throws DomainError not_found or invalid_request for too many
 */
export async function storeEvents(
  tx: Tx,
  viewer: Viewer,
  count: StockCount,
  events: readonly CountEvent[],
  moments: ReadonlyMap<string, string>,
): Promise<number> {
  if (events.length === 0) return 0;
  const checked = checkedUnits(events, await unitsOf(tx, events));
  const { userId, customerId } = orNotFound(viewer.customer);
  const stored = await tx
    .insert(stockCountEvents)
    .values(
      checked.map((event) => ({
        ...{ siteId: viewer.site.id, customerId, countId: count.id, userId },
        uuid: event.uuid,
        device: event.device,
        place: event.place,
        productId: event.productID ?? null,
        unitId: event.unitID ?? null,
        content: event.content,
        code: event.code ?? event.articleNumber,
        kind: event.kind,
        quantity: event.quantity,
        countedAt: sql`${moments.get(event.uuid)}::timestamptz`,
        late: count.finishedAt !== null,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: stockCountEvents.id });
  const all = await tx.$count(stockCountEvents, eq(stockCountEvents.countId, count.id));
  if (all > MAX_EVENTS_PER_COUNT)
    throw new DomainError('invalid_request', `A count has at most ${MAX_EVENTS_PER_COUNT} entries.`, {
      events: 'too_big',
    });
  return stored.length;
}
