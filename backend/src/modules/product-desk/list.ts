import { endpoints, type ProductState, type WireListedProduct } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { productGroups, products, productUnits } from '../../db/schema/index.ts';
import { and, eq, ilike, not, or, type SQL, sql } from '../../db/sql.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { nameLead } from '../../lib/name-lead.ts';
import { hasNoPicture } from '../media/stand-in.ts';
import { toEuro } from '../prices/index.ts';

/** A unit of the product for which a condition holds. */
const someUnit = (condition: SQL): SQL => sql`EXISTS (SELECT 1 FROM product_units u
  WHERE u.site_id = ${products.siteId} AND u.product_id = ${products.id} AND ${condition})`;

/** Its own group is not in the shop, or a group above it; and it stands in no other group. */
const isInHiddenGroup = sql`${products.moreGroupIds} = '{}' AND EXISTS (SELECT 1 FROM product_groups g
  WHERE g.site_id = ${products.siteId} AND g.id = ANY (${products.groupIds}) AND g.hidden)`;

const ofSale = (condition: SQL): SQL => sql`(${products.active} AND ${condition})`;

/** Conditions on a product, also for the check of the shop. */
export const inState: Record<ProductState, SQL> = {
  active: eq(products.active, true),
  inactive: eq(products.active, false),
  out_of_stock: and(eq(products.active, true), eq(products.stock, 0)) ?? sql`true`,
  no_price: ofSale(someUnit(sql`u.price_cents = 0`)),
  no_ean: ofSale(not(someUnit(sql`u.ean <> ''`))),
  no_picture: ofSale(hasNoPicture),
  hidden_group: ofSale(isInHiddenGroup),
  no_location: eq(products.location, ''),
};

const keys = {
  article: { by: products.articleNumber, type: 'text' },
  name: { by: sql`lower(${products.name})`, type: 'text' },
  stock: { by: products.stock, type: 'integer' },
} as const;

interface Filter {
  state?: ProductState | undefined;
  /** Of this group and those below it. */
  groupID?: number | undefined;
  search: string;
}

function matches(search: string): SQL | undefined {
  const typed = search.trim();
  if (typed === '') return undefined;
  const part = escapeLike(typed);
  return or(
    ilike(products.articleNumber, `${part}%`),
    ilike(products.name, `%${part}%`),
    ilike(products.brand, `${part}%`),
    ilike(products.location, `${part}%`),
    someUnit(sql`u.ean = ${typed}`),
  );
}

const where = ({ state, groupID, search }: Filter): SQL | undefined =>
  and(
    state && inState[state],
    groupID === undefined
      ? undefined
      : sql`${groupID}::int = ANY (${products.groupIds} || ${products.moreGroupIds})`,
    matches(search),
  );

async function page(
  tx: Tx,
  chosen: Filter & { sort: string; cursor?: string | undefined },
  size?: number,
): Promise<{ rows: WireListedProduct[]; next: string | null }> {
  const { rows, next } = await keysetPage(
    { keys, id: products.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({
          id: products.id,
          sortKey: query.sortKey,
          product: products,
          group: productGroups.label,
          priceCents: productUnits.priceCents,
          unit: productUnits.description,
        })
        .from(products)
        .innerJoin(productGroups, eq(productGroups.id, products.groupId))
        .leftJoin(
          productUnits,
          and(eq(productUnits.productId, products.id), eq(productUnits.isDefault, true)),
        )
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return {
    rows: rows.map(({ product, group, priceCents, unit }) => ({
      product_id: product.id,
      article_number: product.articleNumber,
      name: product.name,
      ...nameLead(product.name, product.brand),
      brand: product.brand,
      group,
      active: product.active,
      stock: product.stock,
      location: product.location,
      price: toEuro(priceCents ?? 0),
      unit: unit ?? '',
    })),
    next,
  };
}

export const listProducts = implement(endpoints.productDesk.list, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${products} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

export const productsFile = implementDetached(
  endpoints.productDesk.file,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireListedProduct>({
      format: chosen.format,
      name: `producten-${site.id}`,
      head: [
        ...['Artikelnummer', 'Naam', 'Merk', 'Groep', 'Stand', 'Voorraad', 'Locatie'],
        ...['Eenheid', 'Prijs excl. btw'],
      ],
      lines: (row) => [
        [
          ...[row.article_number, row.name, row.brand, row.group, row.active ? 'actief' : 'uit de verkoop'],
          ...[row.stock, row.location, row.unit, row.price],
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);
