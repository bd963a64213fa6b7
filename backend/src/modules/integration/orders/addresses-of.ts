import type { Tx } from '../../../db/connect.ts';
import { addresses } from '../../../db/schema/index.ts';
import { asc, desc, inArray } from '../../../db/sql.ts';

/** The addresses of customers of the transaction's site, the main one first. */
export async function addressesOf(tx: Tx, customerIds: number[]) {
  const rows = await tx
    .select()
    .from(addresses)
    .where(inArray(addresses.customerId, customerIds))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
  return Map.groupBy(rows, ({ customerId }) => customerId);
}

type Place = Pick<
  typeof addresses.$inferSelect,
  'label' | 'street' | 'houseNumber' | 'postcode' | 'city' | 'country'
>;

export const toWirePlace = ({ street, houseNumber, postcode, city, country }: Omit<Place, 'label'>) => ({
  ...{ street, house_number: houseNumber, postcode, city, country },
});
