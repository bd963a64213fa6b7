import type { Parties, Site } from '../../db/schema/index.ts';
import { type Stationery, stationeryOf } from '../../pdf/stationery.ts';

/** The site's stationery with the seller's details at the time of the document; logo and colour are today's. */
export function stationeryThen(site: Site, seller: Parties['seller']): Promise<Stationery> {
  const { name, street, postcode, city, phone, email, coc, vatNumber, iban } = seller;
  return stationeryOf({
    ...site,
    branch: { ...site.branch, name, street, postcode, city, phone, email },
    letterhead: { ...site.letterhead, coc, vatNumber, iban },
  });
}
