import {
  type AdminRole,
  endpoints,
  type FirstStep,
  firstStepNames,
  firstSteps,
  mayDo,
  ORDERS_OF_OPEN_SHOP,
  type ShopCheck,
} from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { type CheckedServer, checkShop } from '../shop-check/check-shop.ts';

interface Step {
  done: boolean;
  count: number;
}

/** Numbers of what the shop has. */
async function readContent(tx: Tx) {
  const { rows } = await tx.execute<{
    groups: number;
    products: number;
    lists: number;
    filled_lists: number;
    has_agreements: boolean;
    customers: number;
    orders: number;
  }>(
    sql`SELECT
      (SELECT count(*)::int FROM product_groups) AS groups,
      (SELECT count(*)::int FROM products WHERE active) AS products,
      (SELECT count(*)::int FROM price_lists) AS lists,
      (SELECT count(*)::int FROM price_lists l WHERE EXISTS (
        SELECT FROM price_tiers t WHERE t.site_id = l.site_id AND t.price_list_id = l.id)) AS filled_lists,
      EXISTS (SELECT FROM price_agreements) AS has_agreements,
      (SELECT count(*)::int FROM customers WHERE guest_since IS NULL) AS customers,
      (SELECT count(*)::int FROM orders) AS orders`,
  );
  return orNotFound(rows[0]);
}

/**
 * Steps of a new shop by what is there and what the check of the shop finds; a step that does not apply is absent. Consumers
 * all pay the same, and make their accounts themselves or order without one.
 */
async function readSteps(
  tx: Tx,
  site: { id: string; prices: string },
  server: CheckedServer,
): Promise<Partial<Record<FirstStep, Step>>> {
  const { groups, products, lists, filled_lists, has_agreements, customers, orders } = await readContent(tx);
  const results = await checkShop(tx, site.id, server);
  const missing = (...checks: ShopCheck[]) => {
    const found = results.filter(({ check }) => checks.includes(check));
    return found.length === 0 ? undefined : found.reduce((sum, { count }) => sum + count, 0);
  };
  /** Done when there is at least one. */
  const some = (count: number): Step => ({ done: count > 0, count });
  /** Done when nothing is missing; before there is any product, nothing of products is done. */
  const without = (count: number | undefined): Step => ({ done: count === 0, count: count ?? 0 });
  const unpriced = missing('product_no_price') ?? 0;
  const payment = missing('payment_off', 'payment_test');
  return {
    groups: some(groups),
    products: unpriced > 0 ? { done: false, count: unpriced } : some(products),
    stock: without(missing('nothing_in_stock')),
    ...(site.prices === 'customers' && {
      price_lists:
        filled_lists > 0 ? some(filled_lists) : { done: has_agreements, count: has_agreements ? 0 : lists },
      customers: some(customers),
    }),
    company: without(missing('company_placeholder')),
    pages: without(missing('linked_page_missing')),
    pictures: without(missing('product_no_picture')),
    ...(payment !== undefined && { payment: { done: payment === 0, count: 0 } }),
    mail: { done: missing('mail_off') === 0, count: 0 },
    order: some(orders),
  };
}

/** One cheap query: the overview is opened all day, and an open shop does not run the whole check for it. */
async function isOpen(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM orders LIMIT 1 OFFSET ${ORDERS_OF_OPEN_SHOP - 1}`);
  return rows.length > 0;
}

const ofRole = (role: AdminRole, steps: Partial<Record<FirstStep, Step>>) =>
  firstStepNames.flatMap((step) => {
    const found = steps[step];
    return found && mayDo(role, firstSteps[step]) ? [{ step, ...found }] : [];
  });

export const getFirstSteps = implement(
  endpoints.workbench.firstSteps,
  async ({ tx, viewer: { site, admin }, sendsMail, payments, uploads, hasShippedToken }) => {
    const { role } = orNotFound(admin);
    if (await isOpen(tx)) return { is_new: false, steps: [] };
    const steps = await readSteps(tx, site, {
      ...{ sendsMail, payments: payments.provider?.name, folder: uploads },
      hasShippedToken: hasShippedToken(site),
    });
    return { is_new: true, steps: ofRole(role, steps) };
  },
);
