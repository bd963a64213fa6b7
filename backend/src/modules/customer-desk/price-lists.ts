import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { priceLists } from '../../db/schema/index.ts';
import { asc, eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';

/** The price lists of the transaction's site, by name. */
export const allPriceLists = (tx: Tx) =>
  tx
    .select({ id: priceLists.id, code: priceLists.code, name: priceLists.name })
    .from(priceLists)
    .orderBy(asc(priceLists.name), asc(priceLists.id));

/** A list that a customer gets: until the end of the transaction it is not removed. @throws DomainError not_found */
export async function findPriceList(tx: Tx, priceListId: number) {
  const [found] = await tx.select().from(priceLists).where(eq(priceLists.id, priceListId)).for('key share');
  return orNotFound(found);
}

export const listPriceLists = implement(endpoints.customerDesk.priceLists, ({ tx }) => allPriceLists(tx));
