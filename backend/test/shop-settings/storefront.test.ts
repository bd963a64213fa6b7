import { endpoints, type ShopBanner, type ShopContact } from '@toonbank/contract';
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
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

const shop = () => test.data(settings.get, {}, { site });
const counts = async () => test.data(editing.feed, {}, { site });
async function banner(): Promise<ShopBanner> {
  const { is_on: isOn, ...shown } = await test.data(shopSettings.banner, {}, manager);
  return { ...shown, isOn };
}
async function contact(): Promise<ShopContact> {
  const { opening_hours: openingHours, ...shown } = await test.data(shopSettings.contact, {}, manager);
  return { ...shown, openingHours };
}
const setBanner = (seen: ShopBanner, change: Partial<ShopBanner>) =>
  test.call(shopSettings.setBanner, { seen, banner: { ...seen, ...change } }, manager);
const setContact = (seen: ShopContact, change: Partial<ShopContact>) =>
  test.call(shopSettings.setContact, { seen, contact: { ...seen, ...change } }, manager);

it('shows the banner with its link at once, and only between its moments while it is on', async () => {
  const before = await counts();
  const text = 'Maandag dicht';
  expect((await setBanner(await banner(), { text, link: '/nl/c/sale' })).status).toBe(200);
  expect(await shop()).toMatchObject({ alert_message: text, alert_link: '/nl/c/sale' });
  expect((await counts()).settings).toBe(before.settings + 1);

  const hidden = { alert_message: '', alert_link: '' };
  for (const [change, isShown] of [
    [{ isOn: false }, false],
    [{ isOn: true, from: inMinutes(10) }, false],
    [{ from: inMinutes(-10), until: inMinutes(10) }, true],
    [{ until: inMinutes(-1) }, false],
  ] as const) {
    expect((await setBanner(await banner(), change)).status).toBe(200);
    expect(await shop()).toMatchObject(isShown ? { alert_message: text } : hidden);
  }
  expect((await banner()).text).toBe(text);
});

it('is the same text as on the page: its version is in the history, and drafts know it', async () => {
  await setBanner(await banner(), { text: 'Open' });
  const row = { kind: 'site', id: 1 } as const;
  const { live } = await test.data(editing.draft, row, manager);
  expect(live).toMatchObject({ version: 2, fields: { alertMessage: 'Open', bannerHidden: 'false' } });
  await test.data(editing.restore, { ...row, restore: 1, version: 2 }, manager);
  expect(await banner()).toMatchObject({ text: '', isOn: true });
});

it('renews pages at the moment at which the banner begins and ends', async () => {
  await setBanner(await banner(), { text: 'Straks', from: inMinutes(10), until: inMinutes(20) });
  const { rows } = await test.database.inSite(site.id, (tx) =>
    tx.execute("SELECT tag FROM planned_changes WHERE tag = 'settings'"),
  );
  expect(rows).toHaveLength(2);
});

it('refuses an end before the begin and an address that runs a script', async () => {
  const seen = await banner();
  const wrongEnd = { from: inMinutes(20), until: inMinutes(10) };
  expect(refusalOf(await setBanner(seen, wrongEnd))).toEqual([
    400,
    'invalid_request',
    { until: 'too_small' },
  ]);
  const script = { link: 'javascript:alert(1)' };
  expect(refusalOf(await setBanner(seen, script))).toEqual([400, 'invalid_request', { link: 'invalid' }]);
  expect(await banner()).toEqual(seen);
});

it('changes the contact details of pages and mails at once, and keeps what is not among them', async () => {
  const before = await counts();
  const change = {
    ...{ phone: '020 555 09 09', email: 'hallo@proef.test', city: 'Proefstad' },
    openingHours: [{ days: 'Maandag', hours: '9:00 – 12:00' }],
  };
  const seen = await contact();
  expect(seen.openingHours).toBeNull();
  expect((await setContact(seen, change)).status).toBe(200);
  expect(await contact()).toEqual({ ...seen, ...change });
  const { openingHours, ...details } = change;
  expect((await shop()).vestiging_details).toEqual({
    ...site.branch,
    ...details,
    opening_hours: openingHours,
  });
  const after = await counts();
  for (const tag of ['settings', 'content', 'groups'] as const) expect(after[tag]).toBe(before[tag] + 1);
  const [stored] = await test.database.inSite(site.id, (tx) =>
    tx.select({ branch: sites.branch }).from(sites),
  );
  expect(stored?.branch).toMatchObject({ name: site.branch.name, html_title: site.branch.html_title });
  const [entry] = await test.data(editing.actions, { kind: 'setting' }, manager);
  expect(entry).toMatchObject({
    action: 'set_contact',
    details: { before: { phone: seen.phone }, after: { phone: change.phone } },
  });
});

it('the same field changed by a colleague is a conflict, another field is not', async () => {
  const [seen, seenBanner] = [await contact(), await banner()];
  expect((await setContact(seen, { phone: '1' })).status).toBe(200);
  expect(refusalOf(await setContact(seen, { phone: '2' }))).toEqual([
    409,
    'conflict',
    { contact: 'changed' },
  ]);
  expect((await setContact(seen, { city: 'Elders' })).status).toBe(200);
  expect(await contact()).toMatchObject({ phone: '1', city: 'Elders' });
  expect((await setBanner(seenBanner, { text: 'Een' })).status).toBe(200);
  expect(refusalOf(await setBanner(seenBanner, { text: 'Twee' }))).toEqual([
    409,
    'conflict',
    { banner: 'changed' },
  ]);
  expect((await setBanner(seenBanner, { link: '/nl/c/sale' })).status).toBe(200);
  expect(await banner()).toMatchObject({ text: 'Een', link: '/nl/c/sale' });
});

it('refuses an empty telephone number, and half a line of opening hours', async () => {
  const seen = await contact();
  expect((await setContact(seen, { phone: ' ' })).status).toBe(400);
  expect((await setContact(seen, { openingHours: [{ days: 'Maandag', hours: '' }] })).status).toBe(400);
  expect(await contact()).toEqual(seen);
});
