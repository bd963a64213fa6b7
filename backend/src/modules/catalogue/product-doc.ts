import type { WireProductDoc } from '@toonbank/contract';
import { type PriceSource, priceFor, priceTable, toEuro, type UnitPricing } from '../prices/index.ts';
import type { ProductRow, UnitRow } from './product-row.ts';

interface PriceFields {
  calcprice?: number;
  price_source?: PriceSource;
  pricetable?: { q: number; price: number }[];
}

/** The price fields of one unit, or none at all when the row has no price (docs/behaviour.md §6.1). */
function priceFields(unit: UnitRow, quantity: number): PriceFields {
  if (unit.list_cents === undefined) return {};
  const pricing: UnitPricing = {
    unitId: unit.id,
    content: unit.content,
    listCents: unit.list_cents,
    agreementCents: unit.agreement_cents ?? null,
    tiers: unit.tiers ?? [],
  };
  const { cents, source } = priceFor(pricing, quantity);
  const pricetable = priceTable(pricing).map(({ q, cents: price }) => ({ q, price: toEuro(price) }));
  return { calcprice: toEuro(cents), price_source: source, ...(pricetable.length > 0 && { pricetable }) };
}

/** The price before the sale, where it is higher than this viewer's present price. */
function oldPrice({ is_sale, old_price_cents }: ProductRow, { calcprice }: PriceFields) {
  if (!is_sale || !old_price_cents || calcprice === undefined) return {};
  const before = toEuro(old_price_cents);
  return before > calcprice ? { old_price: before } : {};
}

/** The contract's form of a product; prices for the smallest quantity that can be ordered. */
export function toProductDoc(row: ProductRow): WireProductDoc {
  const { units: unitRows, old_price_cents: _, ...fields } = row;
  const units = (unitRows ?? []).map((unit) => ({
    pu_id: unit.id,
    unit_desc: unit.description,
    unit_name: unit.name,
    unit_content: unit.content,
    pu_is_default: unit.is_default,
    ean: unit.ean,
    ...priceFields(unit, unit.is_default ? row.step : 1),
  }));
  const main = units.find((unit) => unit.pu_is_default) ?? units[0];
  const { calcprice, price_source, pricetable }: PriceFields = main ?? {};
  const prices: PriceFields = {
    ...(calcprice !== undefined && { calcprice, price_source }),
    ...(pricetable && { pricetable }),
  };
  return {
    ...fields,
    product_unit_content: main?.unit_content ?? 1,
    units,
    ...prices,
    ...oldPrice(row, prices),
  };
}
