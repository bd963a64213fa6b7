import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  contentChecks,
  contentFindings,
  contentRedirects,
  deliveryRules,
  media,
  newsItems,
  type Site,
} from '../../src/db/schema/index.ts';
import { publishDue } from '../../src/modules/editing/publish-due.ts';
import {
  RefusedFactsCommand,
  readFactsCommand,
  runFactsCommand,
} from '../../src/modules/text-checks/command.ts';
import { lastNight } from '../../src/modules/text-checks/last-night.ts';
import { checkNightly } from '../../src/modules/text-checks/nightly.ts';
import { makeEditor, makePage, makeSlide, savePage } from '../editing/make-editors.ts';
import { makeGroup, makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

const { editing, textChecks } = endpoints;

let test: TestApp;
let other: Site;
let count = 0;

beforeAll(async () => {
  test = await testApp();
  other = await makeSite(test, { name: 'Vloerenhuis', hosts: ['www.vloerenhuis.test'] });
});
afterAll(() => test.close());

/** A site with a publisher and an editor. `check` checks its texts; `read` reads what was found. */
async function makeShop(fields: Partial<Site> = {}) {
  count += 1;
  const site = await makeSite(test, { id: `winkel${count}`, name: `Zeepwinkel ${count}`, ...fields });
  const bram = await makeEditor(test, site, 'publisher', 'Bram');
  const anja = await makeEditor(test, site, 'editor', 'Anja');
  const read = async () => (await test.data(textChecks.list, {}, anja)).findings;
  const check = async () => {
    await test.data(textChecks.run, {}, anja);
    return read();
  };
  return { site, bram, anja, read, check };
}
type Found = Awaited<ReturnType<Awaited<ReturnType<typeof makeShop>>['check']>>;
const briefly = (found: Found) => found.map(({ code, quote }) => `${code}: ${quote}`);
const fine = { htmlDescription: 'Een omschrijving.' };

it('checks texts against the settings of the site, and the names of the others', async () => {
  const { site, check } = await makeShop();
  const rules = { siteId: site.id, cutOff: '20:00' };
  await test.database.inSite(site.id, (tx) => tx.insert(deliveryRules).values(rules));
  const content = `<p>Gratis vanaf € 100, anders € 6,95. Bestel voor 20:00 of voor 16:00. Bel 020-5550100.</p>
    <p>Ook bij Vloerenhuis: info@${other.id}.test, <a href="https://www.vloerenhuis.test/x">vloeren</a>.</p>`;
  await makePage(test, site, { path: 'levering', menu: 'vragen', title: 'Levering', content, ...fine });
  const all = await check();
  expect(briefly(all)).toEqual([
    'time_differs: voor 16:00',
    `other_shop: info@${other.id}.test`,
    'other_shop: Vloerenhuis',
    'other_shop: vloeren',
  ]);
  const place = { kind: 'page', label: 'Levering', path: 'levering', menu: 'vragen', field: 'content' };
  expect(all[0]).toMatchObject({
    ...place,
    expected: '20:00',
    draft_of: '',
    accepted_by: '',
    accepted_at: null,
  });
});

it('checks the notice of the site', async () => {
  const { bram, check } = await makeShop();
  const fields = { notice: '<p>Rond kerst gratis bezorgd vanaf € 75.</p>' };
  const { draft_id: draftID } = await test.data(
    editing.saveDraft,
    { kind: 'site', id: 1, version: 1, revision: 0, fields },
    bram,
  );
  expect(briefly(await check())).toEqual([expect.stringContaining('€ 75')]);
  await test.data(editing.publish, { draftID, revision: 1 }, bram);
  expect(await check()).toMatchObject([{ kind: 'site', field: 'notice', draft_of: '' }]);
});

it('knows which addresses and articles of the shop there are', async () => {
  const redirects = { '/over-ons': '/nl/levering', '/nl/oud': '/', '/kapot': '/nl/weg' };
  const { site, anja, check } = await makeShop({ redirects });
  const { path } = await makeGroup(test, site);
  const sold = await makeProduct(test, site, { brand: 'Zeep & Zo', articleNumber: 'ZP-1' });
  const gone = await makeProduct(test, site, { articleNumber: 'ZP-2', active: false });
  const moved = await makePage(test, site, { path: 'levering', ...fine });
  await makePage(test, site, { path: 'verborgen', visible: false, content: 'Bel 0800-1234.', ...fine });
  const news = { siteId: site.id, slug: 'nieuwe-zeep', title: 'Nieuws', published: new Date() };
  await test.database.inSite(site.id, async (tx) => {
    await tx.insert(newsItems).values(news);
    await tx.insert(contentRedirects).values({ siteId: site.id, fromPath: 'bezorgen', pageId: moved });
  });
  const alive = [
    ...[
      '/',
      '/nl',
      `/nl/${path}?kleur=rood`,
      `/nl/p/zeep-${sold.id}`,
      '/nl/c/merken/zeep-en-zo',
      '/nl/c/sale',
    ],
    ...[
      '/nl/levering',
      '/levering/',
      '/nl/bezorgen#tijd',
      '/nl/nieuws/nieuwe-zeep',
      '/nl/mijn-account',
      '/login',
      '/Over-ons/',
      '/nl/oud?van=brief',
      '/merken',
      '/nl/sale',
      '/index.php',
    ],
  ];
  const dead = [
    ...['/nl/c/weg', `/nl/p/zeep-${gone.id}`, '/nl/p/zeep', '/nl/c/merken/niemand', '/nl/verborgen'],
    ...['/nl/over-ons', '/kapot', '/oud', '/nl/merken/x'],
    ...['/nl/nieuws/oud', '/nl/weg', '/nl/%E0%A4%A'],
  ];
  const links = [...alive, ...dead].map((address) => `<p><a href="${address}">${address}</a></p>`).join('');
  await makePage(test, site, {
    content: `${links}<p>Artikelnummer ZP-1 of artikelnummer ZP-2.</p>`,
    ...fine,
  });
  expect(briefly(await check())).toEqual([
    ...dead.map((address) => `dead_link: ${address}`),
    'article_gone: ZP-2',
  ]);
  const asked = { addresses: [...alive, ...dead], articleNumbers: ['zp-1', 'ZP-2'] };
  const answer = await test.data(textChecks.findDead, asked, anja);
  expect(answer.addresses.sort()).toEqual(dead.toSorted());
  expect(answer.article_numbers).toEqual(['ZP-2']);
  expect(answer.images).toEqual([]);
});

it('checks what a draft changes, as long as there is one', async () => {
  const { site, anja, bram, check } = await makeShop();
  const id = await makePage(test, site, { title: 'Levering', content: '<p>Bel 0800-1111.</p>', ...fine });
  const { draft_id: draftID } = await savePage(test, anja, id, { content: '<p>Bel 0800-2222.</p>' });
  const found = (await check()).map(({ quote, label, draft_of }) => [quote, label, draft_of]);
  expect(found).toEqual([
    ['0800-1111', 'Levering', ''],
    ['0800-2222', 'Levering', 'Anja'],
  ]);
  await test.data(editing.publish, { draftID, revision: 1 }, bram);
  expect(briefly(await check())).toEqual(['phone_differs: 0800-2222']);
});

it('lists what is there now, whatever was published, saved, discarded or planned since the last check', async () => {
  const { site, anja, bram, check, read } = await makeShop();
  const id = await makePage(test, site, { content: '<p>Bel 0800-1111.</p>', ...fine });
  const linking = await makePage(test, site, { content: '<p><a href="/nl/zeep">Zeep</a></p>', ...fine });
  const zeep = await makePage(test, site, { path: 'zeep', ...fine });
  expect(briefly(await check())).toEqual(['phone_differs: 0800-1111']);

  const draft = await savePage(test, bram, id, { content: '<p>Bel ons.</p>' });
  await test.data(editing.publish, { draftID: draft.draft_id, revision: 1 }, bram);
  expect(briefly(await read()), 'mended').toEqual([]);
  const { checked } = await test.data(textChecks.list, {}, anja);
  expect((await test.data(textChecks.list, {}, anja)).checked, 'nothing changed').toBe(checked);

  await savePage(test, anja, id, { content: '<p>Bel 0800-3333.</p>' }, 2);
  expect(briefly(await read()), 'a draft').toEqual(['phone_differs: 0800-3333']);
  await test.data(editing.discard, { kind: 'page', id, revision: 1 }, anja);
  expect(briefly(await read()), 'discarded').toEqual([]);

  await test.data(editing.restore, { kind: 'page', id, restore: 1, version: 2 }, bram);
  expect(briefly(await read()), 'restored').toEqual(['phone_differs: 0800-1111']);

  const hidden = await savePage(test, bram, zeep, { visible: 'false' });
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  await test.data(editing.schedule, { draftID: hidden.draft_id, revision: 1, publishAt }, bram);
  expect(briefly(await read()), 'only planned').toEqual(['phone_differs: 0800-1111']);
  const worker = { database: test.database, log: { error: expect.unreachable } };
  await publishDue(worker, new Date(Date.now() + 120_000));
  expect(briefly(await read()), 'the page that another one links to is gone').toEqual([
    'phone_differs: 0800-1111',
    'dead_link: Zeep',
  ]);
  expect((await read()).at(-1)).toMatchObject({ id: linking });
});

it('checks a site that nobody checked yet when its list is read', async () => {
  const { site, read } = await makeShop();
  await makePage(test, site, { content: '<p>Bel 0800-1111.</p>', ...fine });
  expect(briefly(await read())).toEqual(['phone_differs: 0800-1111']);
});

it('finds the images that nobody described, in their place or in the library', async () => {
  const { site, anja, check, read } = await makeShop();
  const image = (name: string) => `/media/${site.id}/scenes/${name}.svg`;
  const rows = [
    { name: 'emmer', alt: 'Een emmer' },
    { name: 'rand', decorative: true },
    { name: 'mop' },
    { name: 'zeep' },
  ].map(({ name, ...own }) => ({
    ...{ siteId: site.id, path: `scenes/${name}.svg`, filename: `${name}.svg` },
    ...{ contentType: 'image/svg+xml', bytes: Buffer.from(name), ...own },
  }));
  const [, , mop] = await test.database.inSite(site.id, (tx) =>
    tx.insert(media).values(rows).returning({ id: media.id }),
  );
  const content = `<img src="${image('emmer')}"><img src="${image('rand')}" alt=""><img src="${image('mop')}" alt="">
    <img src="${image('zeep')}" alt="Zeep">`;
  await makePage(test, site, { content, image: image('mop'), ...fine });
  expect((await check()).map(({ code, quote, field }) => [code, quote, field])).toEqual([
    ['missing_alt', image('mop'), 'content'],
    ['missing_alt', image('mop'), 'image'],
  ]);
  await test.data(endpoints.media.setDetails, { imageID: mop?.id ?? 0, alt: 'Een mop' }, anja);
  expect(await read()).toEqual([]);
});

it('takes a finding as right until its block changes', async () => {
  const { site, bram, anja, check, read } = await makeShop();
  const id = await makePage(test, site, { content: '<p>Bel 0800-1111.</p><p>Of 0800-1111.</p>', ...fine });
  const [first] = await check();
  const { kind, field, code, quote, block_mark: blockMark } = first as Found[number];
  const accepted = { kind, id, field, code, quote, blockMark, isRight: true };
  await test.data(textChecks.accept, accepted, bram);
  const acceptedBy = async () => (await read()).map(({ accepted_by }) => accepted_by);
  expect(await acceptedBy()).toEqual(['Bram', '']);
  const [accepting] = await read();
  expect(Date.now() - Date.parse(accepting?.accepted_at ?? '')).toBeLessThan(60_000);
  expect((await test.data(textChecks.facts, {}, anja)).accepted).toMatchObject([{ id, quote: '0800-1111' }]);

  const change = async (content: string, version: number) => {
    const { draft_id: draftID } = await savePage(test, bram, id, { content }, version);
    await test.data(editing.publish, { draftID, revision: 1 }, bram);
    await check();
  };
  await change('<p>Bel 0800-1111.</p><p>Of nu 0800-1111.</p>', 1);
  expect(await acceptedBy()).toEqual(['Bram', '']);
  await test.data(textChecks.accept, { ...accepted, isRight: false }, bram);
  expect(await acceptedBy()).toEqual(['', '']);
  await test.data(textChecks.accept, accepted, bram);
  await change('<p>Bel gerust 0800-1111.</p><p>Of nu 0800-1111.</p>', 2);
  expect(await acceptedBy()).toEqual(['', '']);
  expect((await test.data(textChecks.facts, {}, anja)).accepted).toEqual([]);
});

it('reads slides while they are shown', async () => {
  const { site, bram, check } = await makeShop();
  const id = await makeSlide(test, site, 'home');
  const publish = async (fields: Record<string, string>, version: number) => {
    const slide = { kind: 'slide', id, version, revision: 0, fields } as const;
    const { draft_id: draftID } = await test.data(editing.saveDraft, slide, bram);
    await test.data(editing.publish, { draftID, revision: 1 }, bram);
  };
  await publish({ link: '/nl/weg' }, 1);
  expect(briefly(await check())).toEqual(['dead_link: /nl/weg']);
  await publish({ shownUntil: '2026-01-01T00:00:00.000Z' }, 2);
  expect(await check()).toEqual([]);
});

it('checks every site once a night', async () => {
  const { site } = await makeShop();
  await makePage(test, site, { content: '<p>Bel 0800-1111.</p>', ...fine });
  const at = (time: string) => new Date(`2099-01-15T${time}:00Z`);
  expect(lastNight(at('12:34'))).toEqual(at('02:00'));
  expect(lastNight(at('01:59'))).toEqual(new Date('2099-01-14T02:00:00Z'));
  const worker = { database: test.database, log: { error: expect.unreachable } };
  expect(await checkNightly(worker, at('02:05'))).toBe(count + 1);
  // The list of today would be checked anew.
  const stored = await test.database.inSite(site.id, async (tx) => ({
    quotes: await tx.select({ quote: contentFindings.quote }).from(contentFindings),
    checks: await tx.select({ at: contentChecks.checkedAt }).from(contentChecks),
  }));
  expect(stored).toEqual({ quotes: [{ quote: '0800-1111' }], checks: [{ at: at('02:05') }] });
  expect(await checkNightly(worker, at('12:00'))).toBe(0);
  expect(await checkNightly(worker, new Date('2099-01-16T02:00:00Z'))).toBe(count + 1);
});

it('lists for the operator what is wrong and not accepted', async () => {
  const { site, bram } = await makeShop();
  const id = await makePage(test, site, { title: 'Bellen', content: '<p>Bel 0800-1111.</p>' });
  const run = () => runFactsCommand(test.database, { site: site.id });
  expect(await run()).toEqual({
    report: `${site.id}  page ${id} "Bellen" content: phone_differs "0800-1111" [020-5550 100]\n1 finding on 1 site.`,
    isClean: false,
  });
  const { findings } = await runCheck(bram);
  const { kind, field, code, quote, block_mark: blockMark } = findings[0] as Found[number];
  await test.data(textChecks.accept, { kind, id, field, code, quote, blockMark, isRight: true }, bram);
  expect(await run()).toEqual({ report: '0 findings on 1 site.', isClean: true });
  await expect(runFactsCommand(test.database, { site: 'niets' })).rejects.toThrow('There is no site niets.');
  expect(() => readFactsCommand(['--help'])).toThrow(RefusedFactsCommand);
});

async function runCheck(caller: Parameters<TestApp['data']>[2]) {
  await test.data(textChecks.run, {}, caller);
  return test.data(textChecks.list, {}, caller);
}
