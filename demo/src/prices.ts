import type { Tx } from '../../backend/src/db/connect.ts';
import { priceLists, priceTiers } from '../../backend/src/db/schema/index.ts';
import { insertRows, type NewRow, needed } from './bulk-insert.ts';
import type { WrittenProduct, WrittenUnit } from './products.ts';

export type PriceListCode = 'standaard' | 'plus';

/** Large customers pay three per cent less from the first unit on. */
const PLUS = 0.97;

/** The tiers of a unit on a price list; on 'plus' the first one counts from one unit on. */
function tiersOf(unit: WrittenUnit, list: PriceListCode): { q: number; priceCents: number }[] {
  if (list === 'standaard') return unit.tiers;
  const lower = (cents: number) => Math.max(1, Math.round(cents * PLUS));
  const first = { q: unit.content, priceCents: lower(unit.priceCents) };
  const rest = unit.tiers.filter(({ q }) => q > unit.content);
  return [first, ...rest.map(({ q, priceCents }) => ({ q, priceCents: lower(priceCents) }))];
}

/** Cents for one unit when `quantity` of it are bought on a price list. */
export function priceOn(list: PriceListCode, unit: WrittenUnit, quantity: number): number {
  const reached = tiersOf(unit, list).filter(({ q }) => q <= quantity * unit.content);
  return reached.reduce((lowest, { priceCents }) => Math.min(lowest, priceCents), unit.priceCents);
}

/** Write both price lists. @returns their ids */
export async function writePrices(
  tx: Tx,
  siteId: string,
  products: WrittenProduct[],
): Promise<Record<PriceListCode, number>> {
  const lists = await insertRows(tx, {
    table: priceLists,
    siteId,
    rows: [
      { code: 'standaard', name: 'Standaard' },
      { code: 'plus', name: 'Plus' },
    ],
    returning: ['id', 'code'],
  });
  const idOf = (code: PriceListCode) =>
    needed(
      lists.find((list) => list.code === code),
      `price list ${code}`,
    ).id;
  const ids = { standaard: idOf('standaard'), plus: idOf('plus') };
  const units = products.flatMap((product) => product.units);
  const rows = (code: PriceListCode): NewRow<typeof priceTiers>[] =>
    units.flatMap((unit) =>
      tiersOf(unit, code).map((tier) => ({ priceListId: ids[code], unitId: unit.id, ...tier })),
    );
  await insertRows(tx, { table: priceTiers, siteId, rows: [...rows('standaard'), ...rows('plus')] });
  return ids;
}
