import type { Tx } from '../../backend/src/db/connect.ts';
import { pastPrices } from '../../backend/src/db/schema/index.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { insertRows, type NewRow } from './bulk-insert.ts';
import { addDays, startOfDay } from './calendar.ts';
import { roundPrice } from './catalogue/pricing.ts';
import { dice } from './catalogue/random.ts';
import type { WrittenProduct } from './products.ts';

type PastPrice = NewRow<typeof pastPrices>;

/** At eight or nine in the morning in Amsterdam. */
const HOUR_MS = 7 * 3_600_000;

/** The days since a product's sale began, and its earlier prices: a third was lowered twice, a third was dearer before. */
function historyOf(siteId: string, product: WrittenProduct, now: Date): { since: Date; past: PastPrice[] } {
  const { saleFromCents = 0, defaultUnit, articleNumber } = product;
  const luck = dice(`history|${siteId}|${articleNumber}`);
  const since = new Date(addDays(startOfDay(now), -luck.whole(6, 24)).getTime() + HOUR_MS);
  const kind = luck.pick(['plain', 'lowered twice', 'dearer before']);
  const price = (until: Date, priceCents: number): PastPrice => ({
    unitId: defaultUnit.id,
    until,
    priceCents,
  });
  const between = roundPrice((saleFromCents + defaultUnit.priceCents) / 2);
  return {
    since,
    past: [
      ...(kind === 'dearer before' ? [price(addDays(since, -60), roundPrice(saleFromCents * 1.1))] : []),
      price(since, saleFromCents),
      ...(kind === 'lowered twice' ? [price(addDays(since, 4), between)] : []),
    ],
  };
}

/** Writes since when each product is in the sale, and the prices that it had before. */
export async function writeSaleHistory(
  tx: Tx,
  siteId: string,
  products: readonly WrittenProduct[],
  now: Date,
): Promise<void> {
  const onSale = products.filter(({ saleFromCents }) => saleFromCents !== undefined);
  const histories = onSale.map((product) => ({ id: product.id, ...historyOf(siteId, product, now) }));
  await insertRows(tx, { table: pastPrices, siteId, rows: histories.flatMap(({ past }) => past) });
  const moments = JSON.stringify(histories.map(({ id, since }) => ({ id, since })));
  await tx.execute(sql`
    UPDATE products p SET sale_since = s.since
    FROM jsonb_to_recordset(${moments}::jsonb) AS s(id int, since timestamptz) WHERE p.id = s.id`);
}
