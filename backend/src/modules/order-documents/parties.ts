import type { Tx } from '../../db/connect.ts';
import {
  customers,
  customerUsers,
  type OrderAddress,
  type orders,
  type Parties,
  type Site,
  sites,
  vatChecks,
} from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { findAddress } from '../addresses/addresses.ts';
import { addresseeOf, addressLines } from '../order-presentation/addressee.ts';

interface Buyer {
  number: string;
  company: string;
  vatNumber: string;
  /** The user who placed the order. */
  userName: string;
  /** The postal address; absent for a customer without one. */
  address: OrderAddress | null | undefined;
}

/** Seller and buyer, as a document stores them. */
export function partiesOf(
  { branch, letterhead }: Pick<Site, 'branch' | 'letterhead'>,
  { number, company, vatNumber, userName, address }: Buyer,
): Parties {
  const { name, street, postcode, city, phone, email } = branch;
  const { coc, vatNumber: sellerVatNumber, iban } = letterhead;
  return {
    seller: { name, street, postcode, city, phone, email, coc, vatNumber: sellerVatNumber, iban },
    buyer: {
      number,
      addressee: [...addresseeOf(company, userName), ...addressLines(address && { ...address, label: '' })],
      vatNumber,
    },
  };
}

/** The present site and customer of an order, and the VAT number on which it has no VAT; the post goes to the customer's default address. */
export async function loadParties(tx: Tx, order: typeof orders.$inferSelect): Promise<Parties> {
  const [row] = await tx
    .select({
      site: { branch: sites.branch, letterhead: sites.letterhead },
      customer: customers,
      user: customerUsers,
      provenNumber: vatChecks.vatNumber,
    })
    .from(sites)
    .innerJoin(customers, eq(customers.id, order.customerId))
    .innerJoin(customerUsers, eq(customerUsers.id, order.userId))
    .leftJoin(vatChecks, order.vatCheckId === null ? sql`false` : eq(vatChecks.id, order.vatCheckId))
    .where(eq(sites.id, order.siteId));
  const { site, customer, user, provenNumber } = orNotFound(row);
  return partiesOf(site, {
    ...customer,
    vatNumber: provenNumber ?? customer.vatNumber,
    userName: `${user.firstName} ${user.lastName}`,
    address: (await findAddress(tx, order.customerId)) ?? order.address,
  });
}
