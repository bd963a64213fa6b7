import { type APIRequestContext, expect, test } from '@playwright/test';
import { adminName, adminPassword } from '../support/admin.ts';
import { type FragileShop, fragileShop } from '../support/storefront.ts';

const PATH = '/nl/inschrijven-nieuwsbrief';
const ROUNDS = 20;
/** From the answer of the publication until the last process shows it. */
const LIMIT_MS = 1000;

// Both tests publish the same page.
test.describe.configure({ mode: 'default' });

const shops: FragileShop[] = [];
test.beforeAll(async () => {
  const apiPort = Number(process.env.E2E_API_PORT ?? 4110);
  shops.push(...(await Promise.all([fragileShop(apiPort), fragileShop(apiPort)])));
});
test.afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
});

interface Live {
  live: { version: number; fields: { title: string } };
  draft: { revision: number; draft_id: number } | null;
}

/** Publishes titles of the page through a storefront, as its manager. */
async function publisher(request: APIRequestContext, url: string) {
  const call = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(url + path, { data, headers: { origin: url } });
    const body = (await answer.json()) as { result: boolean; data: T };
    expect(body.result, JSON.stringify(body)).toBe(true);
    return body.data;
  };
  const edit = <T>(name: string, data: object) => call<T>(`/v1/cmsfront/${name}`, data);
  const login = { clientCode: 'DEMO', username: adminName('demo'), password: adminPassword };
  await request.post(`${url}/beheer-api/auth/login`, { data: login, headers: { origin: url } });
  const path = PATH.replace('/nl/', '');
  const [page] = await call<{ id: number }[]>('/v1/content/get_content_page', { path });
  const row = { kind: 'page', id: page?.id ?? 0 };
  return {
    read: () => edit<Live>('get_draft', row),
    async publish(title: string) {
      const { live, draft } = await edit<Live>('get_draft', row);
      const revision = draft?.revision ?? 0;
      const saved = await edit<{ draft_id: number; revision: number }>('save_draft', {
        ...row,
        version: live.version,
        revision,
        fields: { title },
      });
      await edit('publish_draft', { draftID: saved.draft_id, revision: saved.revision });
    },
  };
}

/** Milliseconds until a visitor of the storefront reads the title. */
async function timeUntil(url: string, title: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 10_000) {
    const html = await (await fetch(url + PATH)).text();
    if (html.includes(`<h1>${title}</h1>`)) return performance.now() - start;
  }
  return Number.POSITIVE_INFINITY;
}

test('a publication is on the pages of two processes within a second', async ({ request }) => {
  const [one, other] = shops.map(({ url }) => url) as [string, string];
  const { read, publish } = await publisher(request, one);
  const before = (await read()).live.fields.title;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `Nieuwsbrief ${round} van ${ROUNDS}`;
    await publish(title);
    const both = await Promise.all([timeUntil(one, title), timeUntil(other, title)]);
    // The first round also loads the code of two storefronts that have just started.
    if (round > 0) times.push(...both);
  }
  await publish(before);
  test.info().annotations.push({ type: 'slowest', description: `${Math.round(Math.max(...times))} ms` });
  expect(Math.max(...times)).toBeLessThanOrEqual(LIMIT_MS);
});

test('a publication is seen by the first visitor after nobody was there, and a page stays while the API is away', async ({
  request,
}) => {
  const [one, other] = shops as [FragileShop, FragileShop];
  const { read, publish } = await publisher(request, one.url);
  const before = (await read()).live.fields.title;
  await timeUntil(other.url, before);
  await publish('Post van ons');
  // Longer than a storefront takes an answer of the API for granted.
  await expect
    .poll(async () => (await (await fetch(other.url + PATH)).text()).includes('Post van ons'))
    .toBe(true);
  await other.apiDown();
  await publish(before);
  const html = await (await fetch(other.url + PATH)).text();
  expect(html).toContain('<h1>Post van ons</h1>');
  await other.apiUp();
  expect(await timeUntil(other.url, before)).toBeLessThanOrEqual(LIMIT_MS);
});
