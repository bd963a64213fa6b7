import { endpoints } from '@toonbank/contract';
import { customerPassword } from '../../demo/src/customers/accounts.ts';
import { type DemoSite, demoSites } from '../../demo/src/sites.ts';
import type { WrkRequest } from '../wrk.ts';

/** The site of measurements with one customer. */
export const SITE = 'demo';
const CALLERS = 16;
const LINES = 6;
/** Prices of a page are asked for so many products. */
export const PRICES = 24;
/** More than one caller asks in one measurement. */
const INVENTED_PAGES = 1_500;

const { auth, cart, products, productGroups, service } = endpoints;
type Docs = { data: { docs: { product_id: number; step: number }[] } };

/** A customer with a session and a cart of six lines, and the calls that the shop's pages make for it most. */
export interface Buyer {
  authenticate: WrkRequest[];
  /** Of a colleague, who has nothing in it. */
  emptyCart: WrkRequest[];
  getCart: WrkRequest[];
  /** Of the first pages of the site's groups, in turns, as the storefront asks for them. */
  prices: WrkRequest[];
  /** Of products that no other page shows together. */
  inventedPrices: WrkRequest[];
  topGroup: WrkRequest[];
  product: WrkRequest[];
  orders: WrkRequest[];
  /** Each line in turn, to a quantity that it does not have. */
  updateCart: WrkRequest[];
}

/** Each caller is a customer of another site: the fair queue of one site would delay its own calls for those of others. */
export const sitesOfBuyers: readonly DemoSite[] = demoSites.slice(0, CALLERS);

/** Logs sixteen customers in and fills their carts. */
export async function meetBuyers(api: string): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  // One after the other: a backend refuses many logins at once.
  for (const { id } of sitesOfBuyers) buyers.push(await meet(api, id));
  return buyers;
}

/** Twenty-four of these, differently for each turn. */
function invented(ids: readonly number[], turn: number): number[] {
  let seed = turn * 2_654_435_761 + 1;
  const left = [...ids];
  return Array.from({ length: Math.min(PRICES, ids.length) }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return left.splice(seed % left.length, 1)[0] ?? 0;
  });
}

/** Logs a customer in who has a price list, and fills the cart. */
export async function meet(api: string, site: string): Promise<Buyer> {
  const headers: Record<string, string> = {
    'x-site-token': `st_${site}`,
    'content-type': 'application/json',
  };
  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(api + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json() as Promise<T>;
  }
  const post = (path: string, body: object): WrkRequest => ({ path, headers, body: JSON.stringify(body) });
  const logIn = async (name: string) => {
    delete headers.authorization;
    headers.authorization = (await ask<{ sid: string }>(auth.initSession.path)).sid;
    const login = { username: `${name}@${site}.test`, password: customerPassword };
    headers.authorization = (await ask<{ sid: string }>(auth.login.path, login)).sid;
    return { ...headers };
  };
  const colleague = await logIn('inkoper');
  await logIn('balie');
  const groups = await ask<{ data: { id: number }[] }>(productGroups.tree.path.replace(/:\w+$/, '0'));
  const lists = groups.data.slice(0, 8).map(({ id }) => ({ groupID: id, families: true }));
  const pages = await Promise.all(lists.map((list) => ask<Docs>(products.list.path, list)));
  const shown = pages.map(({ data }) => data.docs).filter(({ length }) => length > 0);
  const docs = shown.flat();
  const ids = [...new Set(docs.map(({ product_id }) => product_id))];
  const pricesOf = (page: number[]): WrkRequest => {
    const request = { ids: page, familyFrom: true, facets: false, pageSize: page.length };
    return post(products.list.path, request);
  };
  const lines = docs.slice(0, LINES);
  for (const { product_id: id, step } of lines) await ask(cart.update.path, { id, quantity: step });
  return {
    authenticate: [{ path: auth.authenticate.path, headers }],
    emptyCart: [{ ...post(cart.get.path, {}), headers: colleague }],
    getCart: [post(cart.get.path, {})],
    prices: shown.map((page) => pricesOf(page.slice(0, PRICES).map(({ product_id }) => product_id))),
    inventedPrices: Array.from({ length: INVENTED_PAGES }, (_, turn) => pricesOf(invented(ids, turn))),
    topGroup: [post(products.list.path, lists[0] ?? {})],
    product: [post(products.get.path, { id: ids[0] })],
    orders: [post(service.orderHistory.path, { pageSize: 20 })],
    updateCart: [2, 3].flatMap((times) =>
      lines.map(({ product_id: id, step }) => post(cart.update.path, { id, quantity: step * times })),
    ),
  };
}
