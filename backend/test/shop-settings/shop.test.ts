import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Site, sites } from '../../src/db/schema/index.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { editing, settings, shopSettings } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

const refusalOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields];
};

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

async function shown() {
  const { costs, company } = await test.data(shopSettings.shop, {}, manager);
  return {
    costs: { shippingNl: costs.shipping_nl, shippingBe: costs.shipping_be, freeFrom: costs.free_from },
    company: { coc: company.coc, vatNumber: company.vat_number, iban: company.iban },
  };
}

it('changes what delivery costs, which the shop tells at once, and keeps the logo of the documents', async () => {
  const seen = await shown();
  const shop = {
    costs: { shippingNl: 4.5, shippingBe: 12.25, freeFrom: 75 },
    company: { ...seen.company, iban: 'NL02ABNA0123456789' },
  };
  await test.data(shopSettings.setShop, { seen, shop }, manager);
  expect(await shown()).toEqual(shop);
  expect(await test.data(settings.get, {}, { site })).toMatchObject({
    free_shipping_from: 75,
    shipping: { NL: 4.5, BE: 12.25 },
  });
  const [stored] = await test.database.inSite(site.id, (tx) =>
    tx.select({ letterhead: sites.letterhead }).from(sites),
  );
  expect(stored?.letterhead).toEqual({ ...site.letterhead, iban: 'NL02ABNA0123456789' });
  const [entry] = await test.data(editing.actions, { kind: 'setting' }, manager);
  expect(entry).toMatchObject({
    action: 'set_shop_settings',
    details: { before: { shippingNl: seen.costs.shippingNl }, after: { shippingNl: 4.5 } },
  });
});

it('what a colleague changed meanwhile is a conflict', async () => {
  const seen = await shown();
  const withCosts = (costs: object) => ({ ...seen, costs: { ...seen.costs, ...costs } });
  const set = (shop: object) => test.call(shopSettings.setShop, { seen, shop } as never, manager);
  expect((await set(withCosts({ shippingNl: 1 }))).status).toBe(200);
  expect(refusalOf(await set(withCosts({ shippingNl: 2 })))).toEqual([409, 'conflict', { shop: 'changed' }]);
});

it('refuses numbers that cannot be, and lets the shop go on with what it had', async () => {
  const seen = await shown();
  const withCompany = (company: object) => ({ ...seen, company: { ...seen.company, ...company } });
  const set = (shop: object) => test.call(shopSettings.setShop, { seen, shop } as never, manager);
  const wrong = { coc: '12', vatNumber: 'NL123456789B01', iban: 'NL03 ABNA 0123 4567 89' };
  expect(refusalOf(await set(withCompany(wrong)))).toEqual([
    400,
    'invalid_request',
    { coc: 'invalid', vatNumber: 'invalid', iban: 'invalid' },
  ]);
  expect(await shown()).toEqual(seen);
  expect((await set(withCompany({ coc: '', iban: 'NL02 ABNA 0123 4567 89' }))).status).toBe(200);
  // Pages show the account that customers pay to.
  expect((await test.data(settings.get, {}, { site })).company).toMatchObject({
    coc: '',
    iban: expect.stringMatching(/^NL02\s?ABNA\s?0123\s?4567\s?89$/),
  });
});
