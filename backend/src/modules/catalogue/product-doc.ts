import type { WireProductDoc } from '@toonbank/contract';
import { nameLead } from '../../lib/name-lead.ts';
import { reducedFrom, toEuro, type UnitPricing, type WirePrice, wirePrice } from '../prices/index.ts';
import type { FamilyRow, ProductRow, UnitRow } from './product-row.ts';

/** Undefined when the row has no price: the viewer may not see it (docs/behaviour.md §6.1). */
function pricingOf(unit: UnitRow, { use, vat }: ProductRow): UnitPricing | undefined {
  if (unit.list_cents === undefined) return undefined;
  return {
    unitId: unit.id,
    content: unit.content,
    listCents: unit.list_cents,
    agreementCents: unit.agreement_cents ?? null,
    tiers: unit.tiers ?? [],
    ...(unit.indication && { indication: unit.indication }),
    ...(use && { use: { ...use, vat } }),
  };
}

/**
 * The price before the sale, where it is higher than this viewer's present price. Consumers see the lowest of the 30 days
 * before it, and no sale where that is not higher (docs/behaviour.md §16.2).
 */
function saleFields(
  row: ProductRow,
  main: UnitRow | undefined,
  { calcprice, price_source }: Partial<WirePrice>,
) {
  const pricing = main && pricingOf(main, row);
  if (!row.is_sale || !pricing || calcprice === undefined) return {};
  const cents = Math.round(calcprice * 100);
  if (pricing.indication) {
    const prior = reducedFrom(pricing, cents);
    return prior === undefined ? { is_sale: false } : { old_price: toEuro(prior) };
  }
  // The price of an agreement is not the sale's: what the customer saves is the difference to the list price.
  if (price_source === 'agreement') return {};
  const before = row.old_price_cents ?? 0;
  return before > cents ? { old_price: toEuro(before) } : {};
}

/** Absent while no other member is for sale. */
function familyFields(family: FamilyRow | null | undefined): Partial<WireProductDoc> {
  if (!family || family.members?.length === 1) return {};
  const { id, name, axis, value, members, from_cents } = family;
  return {
    ...(members && {
      ...{ family_id: id, family_name: name, family_axis: axis, family_value: value },
      family_members: members,
    }),
    ...(from_cents !== null && { family_from: toEuro(from_cents) }),
  };
}

/** The contract's form of a product; prices for the smallest quantity that can be ordered. */
export function toProductDoc(row: ProductRow): WireProductDoc {
  const { units: unitRows, old_price_cents: _, family, use, ...fields } = row;
  const units = (unitRows ?? []).map((unit) => {
    const pricing = pricingOf(unit, row);
    return {
      pu_id: unit.id,
      unit_desc: unit.description,
      unit_name: unit.name,
      unit_content: unit.content,
      pu_is_default: unit.is_default,
      ean: unit.ean,
      ...(pricing && wirePrice(pricing, unit.is_default ? row.step : 1)),
    };
  });
  const place = Math.max(
    0,
    units.findIndex((unit) => unit.pu_is_default),
  );
  const main = units[place];
  const { calcprice, price_source, pricetable }: Partial<WirePrice> = main ?? {};
  const prices = {
    ...(calcprice !== undefined && { calcprice, price_source }),
    ...(pricetable && { pricetable }),
  };
  return {
    ...fields,
    ...nameLead(fields.product_name, fields.brand),
    ...(use && { use_measure: use.measure }),
    product_unit_content: main?.unit_content ?? 1,
    units,
    ...prices,
    ...saleFields(row, unitRows?.[place], prices),
    ...familyFields(family),
  };
}
