import type { Tx } from '../../../backend/src/db/connect.ts';
import { priceAgreements } from '../../../backend/src/db/schema/index.ts';
import { insertRows } from '../bulk-insert.ts';
import { addDays, isoDay } from '../calendar.ts';
import type { WrittenCustomer } from './customers.ts';
import type { Favourite } from './favourites.ts';

/** A fixed price for one unit of one customer, both days included. */
export interface Agreement {
  unitId: number;
  priceCents: number;
  validFrom: string;
  validUntil: string;
}

/** Days before and after today: running, about to end, and over. */
const running = { from: -200, until: 165 };
const ending = { from: -355, until: 9 };
const over = { from: -400, until: -35 };
const terms = [running, running, running, running, running, running, ending, ending, over, over];

/** Agreed prices of a customer: a tenth off what it buys most often. Consumers have no agreements. */
export function agreementsOf(customer: WrittenCustomer, favourites: Favourite[], today: Date): Agreement[] {
  if (customer.kind === 'consumer') return [];
  const often = [...favourites].sort((a, b) => a.every - b.every);
  return terms.flatMap(({ from, until }, index) => {
    const unit = often[index]?.product.defaultUnit;
    if (!unit) return [];
    return {
      unitId: unit.id,
      priceCents: Math.round(unit.priceCents * 0.9),
      validFrom: isoDay(addDays(today, from)),
      validUntil: isoDay(addDays(today, until)),
    };
  });
}

export async function writeAgreements(
  tx: Tx,
  siteId: string,
  agreed: { customer: WrittenCustomer; agreements: Agreement[] }[],
): Promise<void> {
  const rows = agreed.flatMap(({ customer, agreements }) =>
    agreements.map((agreement) => ({ customerId: customer.id, ...agreement })),
  );
  await insertRows(tx, { table: priceAgreements, siteId, rows });
}
