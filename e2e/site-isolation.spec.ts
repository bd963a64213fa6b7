import { expect, test } from '@playwright/test';
import { tenants } from '../tenants/index.ts';
import { themeCss } from '../tenants/theme-css.ts';
import { buyerOf, counterOf } from './support/accounts.ts';
import {
  askApi,
  type Customer,
  type Doc,
  hostOf,
  logInAt,
  type Neighbour,
  strangersIn,
} from './support/neighbours.ts';
import { type Answer, type Ask, plainHttp } from './support/plain-http.ts';
import { type FragileShop, fragileShop } from './support/storefront.ts';

test.describe.configure({ mode: 'serial' });

const apiPort = Number(process.env.E2E_API_PORT ?? 4110);
/** Two sites with the same template, one with another, and the one with public prices. */
const four = [tenants.demo, tenants.zorgvoorraad, tenants.zeepmeester, tenants.huispapier];
const ROUNDS = 3;

interface Question {
  site: Neighbour;
  ask: Ask;
  /** Throws on a wrong answer. */
  check: (answer: Answer) => void;
}

let shop: FragileShop;
let client: ReturnType<typeof plainHttp>;
let sites: Neighbour[];
test.beforeAll(async () => {
  // A storefront of its own with an empty cache: every page is rendered for the first time while other
  // requests run.
  shop = await fragileShop(apiPort);
  client = plainHttp(Number(new URL(shop.url).port), 24);
  sites = await Promise.all(four.map((tenant) => askApi(apiPort, tenant)));
  for (const { tenant, customers } of sites) {
    const [buyer, counter] = customers as [Customer, Customer];
    buyer.cookie = await logInAt(client, tenant, buyerOf(tenant.id));
    counter.cookie = await logInAt(client, tenant, counterOf(tenant.id));
  }
});
test.afterAll(async () => {
  client?.close();
  await shop?.close();
});

const PAGES = ['/', '/toiletpapier', '/nl/c/sale', '/nl/c/merken', '/nl/nieuws', '/login'];
const FILES = ['/sitemap.xml', '/robots.txt', '/theme/menu'];
const productPath = ({ slug, product_id }: Doc) => `/nl/p/${slug}-${product_id}`;
const euro = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
const priceOf = ({ units }: Doc) => units.find(({ calcprice }) => calcprice !== undefined)?.calcprice;

function visitors(site: Neighbour): Question[] {
  const { tenant, docs } = site;
  const [first] = docs as [Doc];
  const isPageOfSite = ({ text, headers }: Answer) => {
    expect(text).toContain(`<link rel="stylesheet" href="/theme/${tenant.id}.`);
    expect(text).toContain(tenant.branch.kvk);
    expect(headers['set-cookie']).toBeUndefined();
  };
  const page = (path: string): Question => ({
    site,
    ask: { host: hostOf(tenant), path },
    check: isPageOfSite,
  });
  const neighbour = sites.find((other) => other !== site) as Neighbour;
  return [
    ...PAGES.map(page),
    ...FILES.map((path) => ({ site, ask: { host: hostOf(tenant), path }, check: () => {} })),
    {
      ...page(productPath(first)),
      check: (answer) => {
        isPageOfSite(answer);
        const price = priceOf(first);
        if (tenant.prices === 'public') expect(answer.text).toContain(euro(price ?? Number.NaN));
        else expect(price).toBeUndefined();
      },
    },
    {
      // A product of the other site, which is absent here.
      ...page(productPath((neighbour.docs as [Doc])[0])),
      check: ({ status }) => expect(status).toBe(404),
    },
    ...['theme', 'internal', 'v1', 'media'].map((handler) => ({
      // The internal path of the other site's home page, below a handler that middleware leaves to Next.
      ...page(`/${handler}/${neighbour.tenant.id}/v`),
      check: ({ status }: Answer) => expect(status).toBe(404),
    })),
    {
      ...page('/v1/products/get_products'),
      ask: {
        host: hostOf(tenant),
        path: '/v1/products/get_products',
        body: { lang: 'nl', page: 0, pageSize: 12 },
      },
      check: ({ text }) => expect(JSON.parse(text).data.docs).toEqual(docs),
    },
    {
      ...page('/v1/session'),
      ask: { host: hostOf(tenant), path: '/v1/auth/init_session', body: {} },
      check: ({ text, headers }) => {
        expect(JSON.parse(text)).toMatchObject({ authenticated: false, token: '', sid: '' });
        expect(headers['set-cookie']?.join()).toContain('sid=');
      },
    },
  ];
}

function customersOf(site: Neighbour): Question[] {
  const { tenant } = site;
  return site.customers.flatMap((customer: Customer) => {
    const { cookie, client_name, user_name, docs } = customer;
    const [first] = docs as [Doc];
    const own = (path: string, check: Question['check'], body?: object): Question => ({
      site,
      ask: { host: hostOf(tenant), path, cookie, ...(body && { body }) },
      check,
    });
    const ids = docs.map(({ product_id }) => product_id).join(',');
    const prices = docs.flatMap(({ units }) => units.map(({ calcprice }) => calcprice));
    return [
      own('/', ({ text }) => expect(text).toContain(`/theme/${tenant.id}.`)),
      own('/toiletpapier', ({ text }) => expect(text).toContain(tenant.branch.kvk)),
      own(productPath(first), ({ text }) => {
        expect(text).toContain(tenant.branch.kvk);
        // All customers of a site share the page: the own prices are asked for.
        if (tenant.prices !== 'public') expect(text).not.toContain(euro(priceOf(first) ?? Number.NaN));
      }),
      own('/v1/auth/authenticate', ({ text }) =>
        expect(JSON.parse(text)).toMatchObject({ client_name, user_name, sid: '', token: '' }),
      ),
      own('/v1/products/get_products', ({ text }) => expect(JSON.parse(text).data.docs).toEqual(docs), {
        lang: 'nl',
        page: 0,
        pageSize: 12,
      }),
      own(`/internal/prices?ids=${ids}`, ({ text }) => {
        const told = JSON.parse(text) as Record<string, { units: Record<string, { price: number }> }>;
        const found = docs.flatMap(({ product_id, units }) =>
          units.map(({ pu_id }) => told[product_id]?.units[pu_id]?.price),
        );
        expect(found).toEqual(prices);
      }),
    ];
  });
}

/** One request of each site in turn, so that two consecutive requests are of different sites. */
function interleaved(lists: Question[][]): Question[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

const names = () => sites.flatMap(({ customers }) => customers.map(({ client_name }) => client_name));

/** Sends a request and checks the answer, by the general rules and by its own. */
async function put({ site, ask, check }: Question): Promise<string[]> {
  const answer = await client.ask(ask);
  const where = `${ask.host}${ask.path} ${ask.cookie ? 'as a customer' : 'as a visitor'}`;
  const problems = strangersIn(answer.text, site.tenant).map((mark) => `${where} shows "${mark}"`);
  if (answer.text.includes(site.tenant.token)) problems.push(`${where} shows its token`);
  const own = site.customers.find(({ cookie }) => cookie === ask.cookie)?.client_name;
  for (const name of names())
    if (name !== own && answer.text.includes(name)) problems.push(`${where} shows ${name}`);
  if (answer.status !== 200 && answer.status !== 404) problems.push(`${where} answers ${answer.status}`);
  try {
    check(answer);
  } catch (error) {
    problems.push(`${where}: ${(error as Error).message.slice(0, 300)}`);
  }
  return problems;
}

test('four sites of one process never mix their data under load', async () => {
  const round = interleaved(sites.map((site) => [...visitors(site), ...customersOf(site)]));
  let asked = 0;
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const found = await Promise.all(round.map(put));
    expect(found.flat()).toEqual([]);
    asked += round.length;
  }
  expect(asked).toBeGreaterThanOrEqual(300);
});

test('every site has its colours in its own file, and a session is valid at one site only', async () => {
  for (const { tenant, customers } of sites) {
    const home = await client.ask({ host: hostOf(tenant), path: '/' });
    const [file = ''] = /\/theme\/[\w-]+\.\w+\.css/.exec(home.text) ?? [];
    const style = await client.ask({ host: hostOf(tenant), path: file });
    expect(style.text).toContain(themeCss(tenant));
    for (const other of sites.filter((site) => site.tenant !== tenant)) {
      for (const { cookie } of customers) {
        const host = hostOf(other.tenant);
        const who = await client.ask({ host, path: '/v1/auth/authenticate', cookie });
        expect(who.status).toBe(401);
        const prices = await client.ask({
          host,
          path: `/internal/prices?ids=${other.docs[0]?.product_id}`,
          cookie,
        });
        expect(prices.status).toBe(401);
      }
    }
  }
});
