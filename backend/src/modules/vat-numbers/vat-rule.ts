import { readVatNumber } from '@toonbank/contract/forms/company-numbers';
import type { Tx } from '../../db/connect.ts';
import { type Country, customers, type Site, vatChecks } from '../../db/schema/index.ts';
import { and, desc, eq, ne, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';

/** How long an answer of the register counts while it gives no newer one. */
const PROOF_DAYS = 30;

export interface VatRule {
  /**
   * `domestic`: Dutch VAT. `reverse_charge`: an intra-Community supply at 0 %. `unproven` and `refused`: it would be
   * one, but the register did not confirm the number yet, or does not know it; Dutch VAT is charged.
   */
  kind: 'domestic' | 'reverse_charge' | 'unproven' | 'refused';
  /** The proof, of a supply at 0 %. */
  checkId?: number;
}

const domestic: VatRule = { kind: 'domestic' };

interface Delivery {
  country: Country;
  /** Goods that are picked up do not leave the country with the seller's proof. */
  pickup: boolean;
}

/** True where goods that a business of another member state buys may be supplied without VAT. */
export const suppliesAbroad = ({ prices, letterhead }: Pick<Site, 'prices' | 'letterhead'>): boolean =>
  prices === 'customers' && letterhead.vatNumber.startsWith('NL');

/**
 * The VAT number on which an order could be an intra-Community supply: that of a business in Belgium, with correct check
 * digits, for delivery in Belgium. Undefined for all other orders.
 */
export async function numberForSupply(
  tx: Tx,
  { site, customer }: Pick<Viewer, 'site' | 'customer'>,
  { country, pickup }: Delivery,
): Promise<string | undefined> {
  if (customer?.kind !== 'business' || country !== 'BE' || pickup || !suppliesAbroad(site)) return undefined;
  const [row] = await tx
    .select({ vatNumber: customers.vatNumber })
    .from(customers)
    .where(eq(customers.id, customer.customerId));
  const number = readVatNumber(row?.vatNumber ?? '');
  return number?.startsWith('BE') ? number : undefined;
}

/** The register's latest answer about a number, in the last `PROOF_DAYS` days. */
export async function latestAnswer(tx: Tx, vatNumber: string) {
  const [check] = await tx
    .select({
      id: vatChecks.id,
      outcome: vatChecks.outcome,
      ageSeconds: sql<number>`extract(epoch FROM now() - ${vatChecks.askedAt})::float8`,
    })
    .from(vatChecks)
    .where(
      and(
        eq(vatChecks.vatNumber, vatNumber),
        ne(vatChecks.outcome, 'unavailable'),
        sql`${vatChecks.askedAt} > now() - make_interval(days => ${PROOF_DAYS}::int)`,
      ),
    )
    .orderBy(desc(vatChecks.askedAt), desc(vatChecks.id))
    .limit(1);
  return check;
}

/** How VAT is charged on an order, by what is known now; nobody is asked (docs/behaviour.md §6.7). */
export async function vatRuleOf(
  tx: Tx,
  viewer: Pick<Viewer, 'site' | 'customer'>,
  delivery: Delivery,
): Promise<VatRule> {
  const number = await numberForSupply(tx, viewer, delivery);
  if (number === undefined) return domestic;
  const check = await latestAnswer(tx, number);
  if (!check) return { kind: 'unproven' };
  return check.outcome === 'valid' ? { kind: 'reverse_charge', checkId: check.id } : { kind: 'refused' };
}
