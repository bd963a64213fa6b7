import type { Country } from '@toonbank/contract';
import { formatCents } from '../lib/money.ts';
import type { ShopPromise } from '../lib/site-values.ts';

/** Shipping of every site (docs/behaviour.md §1.5). The demo database gets the same amounts. */
export const shipping = { freeFromCents: 10_000, costsCents: { NL: 695, BE: 995 } } as const;

const euro = (cents: number) => formatCents(cents).replace(/,00$/, '');

/** Amounts and area as they stand in sentences. */
export const shippingTexts = (countries: readonly Country[]) => ({
  freeFrom: euro(shipping.freeFromCents),
  costs: euro(shipping.costsCents.NL),
  costsBelgium: euro(shipping.costsCents.BE),
  area: countries.includes('BE') ? 'Nederland en België' : 'heel Nederland',
});

/** What every site promises first, for both countries (docs/behaviour.md §1.5). */
export function shippingPromises(): ShopPromise[] {
  const { freeFrom, costs, costsBelgium, area } = shippingTexts(['NL', 'BE']);
  return [
    { kind: 'shipping', text: `Gratis verzending vanaf ${freeFrom}` },
    { kind: 'costs', text: `Verzendkosten ${costs} (België\u00a0${costsBelgium})` },
    { kind: 'speed', text: `Snelle levering in ${area}` },
  ];
}
