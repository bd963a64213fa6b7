import { endpoints, type WireShownPriceList } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { priceLists, priceTiers } from '../../db/schema/index.ts';
import { eq, type SQL, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { slugOf } from '../../lib/slug-of.ts';

const { add, all, remove, rename } = endpoints.priceDesk;

const conflict = (fields: Record<string, string>) =>
  new DomainError('conflict', 'The price list can’t be that (now).', fields);

/** Price lists with how much they are used. */
async function load(tx: Tx, where: SQL = sql`true`): Promise<WireShownPriceList[]> {
  const { rows } = await tx.execute<WireShownPriceList & Record<string, unknown>>(sql`
    SELECT price_lists.id AS price_list_id, code, name,
      (SELECT count(*)::int FROM customers c WHERE c.site_id = price_lists.site_id AND c.price_list_id = price_lists.id)
        AS customers,
      (SELECT count(DISTINCT t.unit_id)::int FROM price_tiers t
        WHERE t.site_id = price_lists.site_id AND t.price_list_id = price_lists.id) AS prices
    FROM price_lists WHERE ${where} ORDER BY lower(name), price_lists.id`);
  return rows;
}

const loadOne = async (tx: Tx, id: number): Promise<WireShownPriceList> =>
  orNotFound((await load(tx, eq(priceLists.id, id)))[0]);

/** Names are unique in any case, because files of an import name lists: one change of the names at a time. */
async function lockNames(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`price-lists:${siteId}`}, 0))`);
}

async function expectFree(tx: Tx, name: string, except = 0): Promise<void> {
  const typed = name.toLowerCase();
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM price_lists WHERE ${typed} IN (lower(name), lower(code)) AND id <> ${except} LIMIT 1`);
  if (rows.length > 0) throw conflict({ name: 'taken' });
}

/** A code that the site has not, from the name of the list. */
async function freeCode(tx: Tx, name: string): Promise<string> {
  const taken = new Set(
    (await load(tx)).flatMap((list) => [list.code.toLowerCase(), list.name.toLowerCase()]),
  );
  const base = slugOf(name, 'lijst').slice(0, 40);
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}-${number}`;
    if (code === name.toLowerCase() || !taken.has(code)) return code;
  }
}

const log = (
  tx: Tx,
  { site, admin }: Viewer,
  action: string,
  { id, name }: { id: number; name: string },
  details: Record<string, unknown>,
) =>
  logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'price_list', targetId: id },
    details: { name, ...details },
  });

export const allLists = implement(all, ({ tx }) => load(tx));

export const addList = implement(add, async ({ tx, viewer }, { name }) => {
  await lockNames(tx, viewer.site.id);
  await expectFree(tx, name);
  const values = { siteId: viewer.site.id, code: await freeCode(tx, name), name };
  const [made] = await tx.insert(priceLists).values(values).returning({ id: priceLists.id });
  const { id } = orNotFound(made);
  await log(tx, viewer, 'add_price_list', { id, name }, { after: { name, code: values.code } });
  return loadOne(tx, id);
});

export const renameList = implement(rename, async ({ tx, viewer }, { priceListID, seen, name }) => {
  await lockNames(tx, viewer.site.id);
  const found = orNotFound((await tx.select().from(priceLists).where(eq(priceLists.id, priceListID)))[0]);
  if (found.name !== name) {
    if (found.name !== seen) throw conflict({ name: 'changed' });
    await expectFree(tx, name, priceListID);
    await tx.update(priceLists).set({ name }).where(eq(priceLists.id, priceListID));
    await log(tx, viewer, 'rename_price_list', { id: priceListID, name }, { before: seen, after: name });
  }
  return loadOne(tx, priceListID);
});

export const removeList = implement(remove, async ({ tx, viewer }, { priceListID }) => {
  // A customer or a price that gets this list at the same moment waits, and then finds it gone.
  await tx.select().from(priceLists).where(eq(priceLists.id, priceListID)).for('update');
  const { customers, name, prices } = await loadOne(tx, priceListID);
  if (customers > 0) throw conflict({ priceList: 'customers' });
  await tx.delete(priceTiers).where(eq(priceTiers.priceListId, priceListID));
  await tx.delete(priceLists).where(eq(priceLists.id, priceListID));
  await log(tx, viewer, 'remove_price_list', { id: priceListID, name }, { before: { name, prices } });
  return {};
});
