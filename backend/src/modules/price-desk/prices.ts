import { endpoints, type PriceTiers, type WireListedPrice } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { priceLists, priceTiers, products, productUnits } from '../../db/schema/index.ts';
import { and, asc, eq, ilike, not, or, type SQL, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { toEuro } from '../prices/index.ts';
import { addEvent } from '../webhooks/outbox.ts';

const { prices, pricesFile, setTiers } = endpoints.priceDesk;

interface Filter {
  priceListID: number;
  state?: 'priced' | 'unpriced' | undefined;
  search: string;
}

const keys = {
  article: { by: products.articleNumber, type: 'text' },
  name: { by: sql`lower(${products.name})`, type: 'text' },
} as const;

const hasPrice = (priceListId: number): SQL => sql`EXISTS (SELECT 1 FROM price_tiers t
  WHERE t.site_id = ${productUnits.siteId} AND t.unit_id = ${productUnits.id} AND t.price_list_id = ${priceListId})`;

function where({ priceListID, state, search }: Filter): SQL | undefined {
  const part = escapeLike(search.trim());
  const priced = hasPrice(priceListID);
  return and(
    state && (state === 'priced' ? priced : not(priced)),
    part === ''
      ? undefined
      : or(ilike(products.articleNumber, `${part}%`), ilike(products.name, `%${part}%`)),
  );
}

const tiersOf = (priceListId: number) => sql<{ q: number; cents: number }[] | null>`(
  SELECT json_agg(json_build_object('q', t.q, 'cents', t.price_cents) ORDER BY t.q) FROM price_tiers t
  WHERE t.site_id = ${productUnits.siteId} AND t.unit_id = ${productUnits.id} AND t.price_list_id = ${priceListId})`;

const columns = (priceListId: number) => ({
  id: productUnits.id,
  productId: products.id,
  articleNumber: products.articleNumber,
  name: products.name,
  unit: productUnits.description,
  content: productUnits.content,
  priceCents: productUnits.priceCents,
  tiers: tiersOf(priceListId),
});
type Row = { [Name in keyof ReturnType<typeof columns>]: unknown } & {
  id: number;
  productId: number;
  articleNumber: string;
  name: string;
  unit: string;
  content: number;
  priceCents: number;
  tiers: { q: number; cents: number }[] | null;
};

const toWire = ({
  id,
  productId,
  articleNumber,
  name,
  unit,
  content,
  priceCents,
  tiers,
}: Row): WireListedPrice => ({
  ...{ product_unit_id: id, product_id: productId, article_number: articleNumber, name, unit, content },
  list_price: toEuro(priceCents),
  tiers: (tiers ?? []).map(({ q, cents }) => ({ quantity: q / content, price: toEuro(cents) })),
});

const ofUnit = and(eq(products.siteId, productUnits.siteId), eq(products.id, productUnits.productId));

async function page(tx: Tx, chosen: Filter & { sort: string; cursor?: string | undefined }, size?: number) {
  await findList(tx, chosen.priceListID);
  const { rows, next } = await keysetPage(
    { keys, id: productUnits.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({ ...columns(chosen.priceListID), sortKey: query.sortKey })
        .from(productUnits)
        .innerJoin(products, ofUnit)
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return { rows: rows.map(toWire), next };
}

async function findList(tx: Tx, priceListId: number) {
  const [list] = await tx.select().from(priceLists).where(eq(priceLists.id, priceListId));
  return orNotFound(list);
}

export const listPrices = implement(prices, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${productUnits} JOIN ${products} ON ${ofUnit} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

export const pricesAsFile = implementDetached(pricesFile, ({ database, viewer: { site } }, chosen) =>
  listFile<WireListedPrice>({
    format: chosen.format,
    name: `prijzen-${site.id}`,
    head: ['Artikelnummer', 'Naam', 'Eenheid', 'Vanaf aantal', 'Prijs excl. btw', 'Adviesprijs excl. btw'],
    // One line says one price, as a file of an import does.
    lines: ({ tiers, ...row }) =>
      (tiers.length === 0 ? [{ quantity: '', price: '' }] : tiers).map(({ quantity, price }) => [
        ...[row.article_number, row.name, row.unit, quantity, price, row.list_price],
      ]),
    page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
  }),
);

/** Tiers as rows, in base pieces and cents. @throws DomainError invalid_request for a part of a base piece */
const toStored = (rows: PriceTiers, content: number) =>
  rows
    .map(({ quantity, price }) => {
      const q = Math.round(quantity * content);
      if (q < 1 || q > 2_147_483_647 || Math.abs(q - quantity * content) > 1e-6)
        throw new DomainError('invalid_request', 'A tier begins at whole base pieces.', {
          tiers: 'quantity',
        });
      return { q, priceCents: Math.round(price * 100) };
    })
    .sort((one, other) => one.q - other.q);

const inWords = (rows: readonly { q: number; priceCents: number }[]) =>
  rows.map(({ q, priceCents }) => `${q}:${priceCents}`).join(' ');

export const changeTiers = implement(
  setTiers,
  async ({ tx, viewer }, { priceListID, productUnitID, seen, tiers }) => {
    // Two colleagues change one list one after the other; orders read on.
    const [locked] = await tx
      .select()
      .from(priceLists)
      .where(eq(priceLists.id, priceListID))
      .for('no key update');
    const list = orNotFound(locked);
    const load = async () => {
      const [found] = await tx
        .select(columns(priceListID))
        .from(productUnits)
        .innerJoin(products, ofUnit)
        .where(eq(productUnits.id, productUnitID));
      return toWire(orNotFound(found));
    };
    const { content, article_number, product_id, unit } = await load();
    const ofBoth = and(eq(priceTiers.priceListId, priceListID), eq(priceTiers.unitId, productUnitID));
    const before = await tx
      .select({ q: priceTiers.q, priceCents: priceTiers.priceCents })
      .from(priceTiers)
      .where(ofBoth)
      .orderBy(asc(priceTiers.q));
    const after = toStored(tiers, content);
    if (inWords(before) !== inWords(after)) {
      const shown = seen.map(({ quantity, price }) => ({
        ...{ q: Math.round(quantity * content), priceCents: Math.round(price * 100) },
      }));
      if (inWords(before) !== inWords(shown))
        throw new DomainError('conflict', 'The prices are others by now.', { tiers: 'changed' });
      await tx.delete(priceTiers).where(ofBoth);
      if (after.length > 0)
        await tx.insert(priceTiers).values(
          after.map((tier) => ({
            ...{ siteId: viewer.site.id, priceListId: priceListID, unitId: productUnitID },
            ...tier,
          })),
        );
      await addEvent(tx, viewer.site.id, 'price.changed', { id: product_id, number: article_number });
      await logAction(tx, viewer.site.id, {
        ...{ adminId: orNotFound(viewer.admin).adminId, action: 'change_tiers' },
        ...{ targetKind: 'price_list', targetId: priceListID },
        details: {
          name: `${list.name}, ${article_number} ${unit}`,
          before: inWords(before),
          after: inWords(after),
        },
      });
    }
    return load();
  },
);
