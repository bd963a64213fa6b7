import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { findViewer, type Viewer, visitorOf } from '../../src/http/viewer.ts';
import { loadPricing, priceFor } from '../../src/modules/prices/index.ts';
import {
  makeAgreement,
  makeCustomer,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  testApp,
} from '../support/index.ts';

/** YYYY-MM-DD in Amsterdam, so many days from today. */
const day = (offset: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(Date.now() + offset * 86_400_000);

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

async function viewerOf(customer: TestCustomer): Promise<Viewer> {
  const sid = await makeSession(test, site, customer);
  return (await test.database.inSite(site.id, (tx) => findViewer(tx, site, sid))) as Viewer;
}

const load = (viewer: Viewer, ids: number[]) =>
  test.database.inSite(site.id, (tx) => loadPricing(tx, viewer, ids));

describe('pricing from the database', () => {
  it.each([
    ['from today on', 0, 30, 'agreement'],
    ['until today', -30, 0, 'agreement'],
    ['for today alone', 0, 0, 'agreement'],
    ['from tomorrow on', 1, 30, 'list'],
    ['until yesterday', -30, -1, 'list'],
  ])('applies an agreement %s by its dates', async (_, from, until, source) => {
    const { unit } = await makeProduct(test, site);
    const customer = await makeCustomer(test, site);
    await makeAgreement(test, site, customer, unit, { validFrom: day(from), validUntil: day(until) });
    const pricing = (await load(await viewerOf(customer), [unit.id])).get(unit.id);
    expect(pricing && priceFor(pricing, 1).source).toBe(source);
  });

  it('applies the younger of two agreements that overlap', async () => {
    const { unit } = await makeProduct(test, site);
    const customer = await makeCustomer(test, site);
    await makeAgreement(test, site, customer, unit, { priceCents: 700, validFrom: day(-5) });
    await makeAgreement(test, site, customer, unit, { priceCents: 800, validFrom: day(-90) });
    expect((await load(await viewerOf(customer), [unit.id])).get(unit.id)?.agreementCents).toBe(700);
  });

  it('ignores another customer’s agreement and another price list', async () => {
    const { unit } = await makeProduct(test, site, { priceCents: 1234 });
    await makeAgreement(test, site, await makeCustomer(test, site), unit);
    await makePriceList(test, site, [{ unit, q: 1, priceCents: 1 }]);
    const priceListId = await makePriceList(test, site, []);
    const pricing = await load(await viewerOf(await makeCustomer(test, site, { priceListId })), [unit.id]);
    expect(pricing.get(unit.id)).toMatchObject({ listCents: 1234, agreementCents: null, tiers: [] });
  });

  it('has list prices only for a visitor', async () => {
    const { unit } = await makeProduct(test, site, { priceCents: 990 });
    await makePriceList(test, site, [{ unit, q: 1, priceCents: 1 }]);
    const pricing = await load(visitorOf(site), [unit.id]);
    expect(pricing.get(unit.id)).toMatchObject({ listCents: 990, agreementCents: null, tiers: [] });
  });

  it('leaves out units of other sites and absent units', async () => {
    const { unit } = await makeProduct(test, site);
    const foreign = await makeProduct(test, await makeSite(test));
    const pricing = await load(visitorOf(site), [unit.id, foreign.unit.id, 2_000_000_000]);
    expect([...pricing.keys()]).toEqual([unit.id]);
    expect(await load(visitorOf(site), [])).toEqual(new Map());
  });
});
