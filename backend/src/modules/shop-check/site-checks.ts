import { linkedPagesOf } from '@toonbank/contract/shop-check/linked-pages';
import { placeholderCompany } from '@toonbank/contract/shop-check/placeholder-company';
import type { Tx } from '../../db/connect.ts';
import { type Site, sites } from '../../db/schema/index.ts';
import { eq, type SQL, sql } from '../../db/sql.ts';

/** The part of a site that its checks read. */
export type CheckedSite = Pick<Site, 'prices' | 'branch' | 'letterhead'>;

export async function readCheckedSite(tx: Tx, siteId: string): Promise<CheckedSite | undefined> {
  const { prices, branch, letterhead } = sites;
  const [site] = await tx.select({ prices, branch, letterhead }).from(sites).where(eq(sites.id, siteId));
  return site;
}

/** Pages that the shop links to and visitors can't open, with the place of the link; one that is hidden can be opened by administrators. */
export function missingPages({ prices }: Pick<CheckedSite, 'prices'>): SQL {
  const linked = linkedPagesOf(prices);
  return sql`SELECT '/nl/' || l.path || ' (' || l.place || ')' || CASE WHEN d.id IS NULL THEN '' ELSE ': concept' END AS text,
      NULL::int AS product_id, CASE WHEN d.id IS NULL THEN '' ELSE '/nl/' || l.path END AS path
    FROM unnest(${sql.param(Object.keys(linked))}::text[], ${sql.param(Object.values(linked))}::text[])
      WITH ORDINALITY AS l (path, place, at)
      LEFT JOIN content_pages d ON d.path = l.path AND NOT d.visible
    WHERE NOT EXISTS (SELECT FROM content_pages p WHERE p.path = l.path AND p.visible)
      AND NOT EXISTS (SELECT FROM content_redirects r WHERE r.from_path = l.path)
    ORDER BY l.at`;
}

const plain = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** The company data that `npm run site` wrote and the shop has not replaced, each with its name on the screen. */
export function placeholdersOf({ branch, letterhead }: CheckedSite): string[] {
  const { street, postcode, city, phone, kvk, vatNumber, iban } = placeholderCompany;
  const said: readonly [label: string, text: string, placeholder: string][] = [
    ['Straat en huisnummer', branch.street, street],
    ['Postcode', branch.postcode, postcode],
    ['Plaats', branch.city, city],
    ['Telefoonnummer', branch.phone, phone],
    ['KvK-nummer', letterhead.coc, kvk],
    ['Btw-nummer', letterhead.vatNumber, vatNumber],
    ['IBAN', letterhead.iban, iban],
  ];
  return said
    .filter(([, text, placeholder]) => plain(text) === plain(placeholder))
    .map(([label, text]) => `${label}: ${text}`);
}
