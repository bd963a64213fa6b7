import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminRoles, endpoints, shopCheckNames } from '@toonbank/contract';
import { linkedPages } from '@toonbank/contract/shop-check/linked-pages';
import { placeholderCompany } from '@toonbank/contract/shop-check/placeholder-company';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { serverOf } from '../../src/commands/check-shops.ts';
import { type Site, sites } from '../../src/db/schema/index.ts';
import { checkShop } from '../../src/modules/shop-check/check-shop.ts';
import { RefusedShopCheckCommand, runShopCheckCommand } from '../../src/modules/shop-check/command.ts';
import {
  type Caller,
  makeAdmin,
  makeGroup,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { makeWebhook } from '../webhooks/make-webhook.ts';

const { productDesk, shopCheck } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

const run = (statement: ReturnType<typeof sql>) =>
  test.database.inSite(site.id, (tx) => tx.execute(statement), { unlimited: true });

/** Counts and examples by check; checks without a finding are left out. */
async function found(): Promise<Record<string, [count: number, ...examples: string[]]>> {
  const { results } = await test.data(shopCheck.run, {}, manager);
  return Object.fromEntries(
    results
      .filter(({ count }) => count > 0)
      .map(({ check, count, examples }) => [check, [count, ...examples.map(({ text }) => text)]]),
  );
}

/** Makes the pages that the shop links to. */
const linkedTexts = () =>
  run(sql`INSERT INTO content_pages (site_id, code, path, title)
    SELECT ${site.id}, path, path, path FROM unnest(${sql.param(Object.keys(linkedPages))}::text[]) AS path`);

/** A product with all that a product should have. */
const goodProduct = (articleNumber: string, fields = {}) =>
  makeProduct(test, site, {
    articleNumber,
    name: 'Zeep',
    priceCents: 100,
    image: '/pictures/zeep.svg',
    ...fields,
  });

it('finds nothing at good products, and tells what is not set up', async () => {
  const product = await goodProduct('A1');
  const checks = async () => (await test.data(shopCheck.run, {}, manager)).results.map(({ check }) => check);
  // Before the first check of the texts it says nothing of them.
  for (const check of ['dead_link', 'texts_unchecked']) expect(await checks()).not.toContain(check);
  await run(sql`UPDATE product_units SET ean = '8712345678906' WHERE product_id = ${product.id}`);
  await run(sql`INSERT INTO content_checks (site_id, checked_at) VALUES (${site.id}, now())`);
  await linkedTexts();
  expect(await found()).toEqual({
    backup_unknown: [1],
    mail_off: [1],
    payment_test: [1],
    shipped_token: [1],
  });
  expect(await checks()).toContain('dead_link');
});

it('finds products that lack something, with the first five, and not those that are not sold', async () => {
  const hidden = await makeGroup(test, site, { label: 'Weg' });
  await run(sql`UPDATE product_groups SET hidden = true WHERE id = ${hidden.id}`);
  for (const number of [1, 2, 3, 4, 5, 6]) await goodProduct(`A${number}`, { priceCents: 0 });
  await run(sql`UPDATE product_units SET ean = '8712345678906'`);
  await goodProduct('B1', { image: '' });
  await goodProduct('B2', { image: `/media/${site.id}/images/${'0'.repeat(32)}-320.webp` });
  await run(
    sql`UPDATE products SET group_id = ${hidden.id}, group_ids = ARRAY[${hidden.id}::int] WHERE article_number = 'B2'`,
  );
  await goodProduct('C1', { priceCents: 0, image: '', active: false });
  expect(await found()).toMatchObject({
    product_no_price: [6, 'A1 Zeep', 'A2 Zeep', 'A3 Zeep', 'A4 Zeep', 'A5 Zeep'],
    product_no_ean: [2, 'B1 Zeep', 'B2 Zeep'],
    product_no_picture: [1, 'B1 Zeep'],
    picture_gone: [1, 'B2 Zeep'],
    product_hidden_group: [1, 'B2 Zeep'],
  });
  await run(sql`INSERT INTO media (site_id, path, content_type, bytes, alt)
    VALUES (${site.id}, ${`images/${'0'.repeat(32)}.webp`}, 'image/webp', '', 'Zeep')`);
  expect(await found()).not.toHaveProperty('picture_gone');
});

it('finds texts, mails and jobs that wait, and nothing of another site', async () => {
  const other = await makeSite(test);
  await run(sql`INSERT INTO content_findings (site_id, kind, row_id, label, path, menu, field, code, quote, block_mark, expected)
    VALUES (${site.id}, 'page', 1, 'Over ons', '/nl/over-ons', '', 'content', 'dead_link', 'Team', 'x', ''),
      (${site.id}, 'page', 1, 'Over ons', '/nl/over-ons', '', 'content', 'amount_differs', '€ 5,00', 'x', ''),
      (${site.id}, 'page', 1, 'Over ons', '/nl/over-ons', '', 'content', 'long_sentence', 'Lang', 'x', ''),
      (${site.id}, 'page', 1, 'Over ons', '/nl/over-ons', '', 'content', 'http_link', 'Kaart', 'x', '')`);
  await run(sql`INSERT INTO mails (site_id, kind, key, recipient, state, created_at)
    VALUES (${site.id}, 'contact-message', 'a', 'a@klant.test', 'queued', '2026-01-02T12:00:00Z'),
      (${site.id}, 'contact-message', 'b', 'a@klant.test', 'given_up', '2026-01-03T12:00:00Z')`);
  await run(
    sql`INSERT INTO jobs (site_id, kind, key, run_at, state, ended_at)
      VALUES (${site.id}, 'import.open', '7', now() - interval '2 hours', 'waiting', NULL),
        (${site.id}, 'import.open', '8', now(), 'given_up', now() - interval '1 day'),
        (${site.id}, 'import.open', '9', now(), 'given_up', now() - interval '8 days')`,
  );
  await linkedTexts();
  await run(
    sql`INSERT INTO content_checks (site_id, checked_at) VALUES (${site.id}, now() - interval '3 days')`,
  );
  expect(await found()).toEqual({
    backup_unknown: [1],
    mail_off: [1],
    payment_test: [1],
    shipped_token: [1],
    dead_link: [1, 'Over ons: Team'],
    text_fact: [1, 'Over ons: € 5,00'],
    texts_unchecked: [1],
    mail_waiting: [1, 'a@klant.test, 02-01-2026'],
    mail_given_up: [1, 'a@klant.test, 03-01-2026'],
    job_overdue: [2, expect.any(String), expect.any(String)],
  });
  await run(sql`INSERT INTO accepted_findings (site_id, kind, row_id, field, code, quote, block_mark, admin_id)
    SELECT ${site.id}, 'page', 1, 'content', 'dead_link', 'Team', 'x', id FROM admin_users LIMIT 1`);
  expect(await found()).not.toHaveProperty('dead_link');
  manager = { site: other, sid: await makeSession(test, other, { adminId: await makeAdmin(test, other) }) };
  expect(Object.keys(await found())).toEqual([
    'linked_page_missing',
    'mail_off',
    'shipped_token',
    'backup_unknown',
    'payment_test',
  ]);
});

it('says nothing of products in a shop that sells none', async () => {
  await goodProduct('A1', { active: false });
  const checks = async () => (await test.data(shopCheck.run, {}, manager)).results.map(({ check }) => check);
  for (const check of ['nothing_in_stock', 'product_no_picture']) expect(await checks()).not.toContain(check);
  await goodProduct('A2');
  expect(await checks()).toEqual(expect.arrayContaining(['nothing_in_stock', 'product_no_picture']));
});

it('finds a shop where nothing is in stock, and pictures that are only the stand-in of the import', async () => {
  const [one] = [await goodProduct('A1', { stock: 0 }), await goodProduct('A2', { stock: 0 })];
  await goodProduct('A3', { active: false });
  await run(
    sql`UPDATE products SET image = ${`/media/${site.id}/packshots/zonder-foto.svg`} WHERE id = ${one.id}`,
  );
  expect(await found()).toMatchObject({
    nothing_in_stock: [2, 'A1 Zeep', 'A2 Zeep'],
    product_no_picture: [1, 'A1 Zeep'],
  });
  const { rows } = await test.data(productDesk.list, { state: 'no_picture' }, manager);
  expect(rows).toMatchObject([{ article_number: 'A1' }]);
  await run(sql`UPDATE products SET stock = 1 WHERE id = ${one.id}`);
  expect(await found()).not.toHaveProperty('nothing_in_stock');
});

it('finds what a new site still has to fill in, and the pages that it links to', async () => {
  const { kvk, vatNumber, iban, ...contact } = placeholderCompany;
  await run(sql`INSERT INTO content_pages (site_id, code, path, title, visible)
    VALUES (${site.id}, 'p', 'privacy-veiligheid', 'Privacy', true), (${site.id}, 'b', 'bestelhulp', 'Hulp', false)`);
  const fresh = {
    branch: { ...site.branch, ...contact },
    letterhead: { colour: '#000000', logo: '', coc: kvk, vatNumber, iban },
  };
  await test.database.asOwner((db) => db.update(sites).set(fresh).where(eq(sites.id, site.id)));
  const { company_placeholder: company, linked_page_missing: pages } = await found();
  expect(company).toEqual([
    7,
    'Straat en huisnummer: Straatnaam 1',
    ...['Postcode: 9900 AA', 'Plaats: Plaatsnaam'],
    'Telefoonnummer: 020 555 01 00',
    'KvK-nummer: 00000000',
  ]);
  expect(pages).toEqual([
    5,
    '/nl/leveringsvoorwaarden (bestellen en nieuwe klant)',
    '/nl/vragen-over-bestellen (Contact)',
    '/nl/vragen-over-levering (Contact)',
    '/nl/bestelhulp (Contact en Mijn account): concept',
    '/nl/inkoop-op-maat (zoeken zonder resultaat)',
  ]);
});

it('says that texts were never checked once the shop is older than two days', async () => {
  const logged = (age: string) =>
    run(sql`INSERT INTO admin_actions (site_id, admin_id, action, target_kind, target_id, at)
    SELECT ${site.id}, id, 'set_contact', 'setting', 'contact', now() - ${age}::interval FROM admin_users LIMIT 1`);
  await logged('1 day');
  expect(await found()).not.toHaveProperty('texts_unchecked');
  await logged('3 days');
  expect(await found()).toMatchObject({ texts_unchecked: [1] });
});

it('finds payments, webhooks and scheduled imports that need a look, and a consumers’ shop that takes no payment', async () => {
  const shop = await makeSite(test, { prices: 'public' });
  const server = { sendsMail: true, payments: undefined, folder: '/tmp/none/below', hasShippedToken: false };
  const checks = await test.database.inSite(shop.id, (tx) => checkShop(tx, shop.id, server));
  const counts = Object.fromEntries(checks.map(({ check, count }) => [check, count]));
  expect(counts).toMatchObject({
    payment_off: 1,
    mail_off: 0,
    mail_waiting: 0,
    shipped_token: 0,
    disk_low: 0,
  });
  expect(counts).not.toHaveProperty('payment_test');
  await makeWebhook(test, site);
  await run(sql`UPDATE webhook_endpoints SET state = 'off'`);
  await run(sql`INSERT INTO mails (site_id, kind, key, recipient, state, resent_at, dismissed_at)
    VALUES (${site.id}, 'contact-message', 'a', 'a@klant.test', 'given_up', now(), NULL),
      (${site.id}, 'contact-message', 'b', 'a@klant.test', 'given_up', NULL, now())`);
  expect(await found()).toMatchObject({ webhook_off: [1, expect.any(String)] });
  expect(await found()).not.toHaveProperty('mail_given_up');
});

it('knows how old the newest backup is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toonbank-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const counts = async (backups?: string) => {
    const server = { sendsMail: true, payments: undefined, folder: '/tmp', hasShippedToken: false, backups };
    const checks = await test.database.inSite(site.id, (tx) => checkShop(tx, site.id, server));
    return checks.flatMap(({ check, count, examples }) =>
      check.startsWith('backup_') ? [[check, count, ...examples.map(({ text }) => text)]] : [],
    );
  };
  const write = async (name: string, hours: number) => {
    await writeFile(join(folder, name), 'x');
    const at = new Date(Date.now() - hours * 3_600_000 - 60_000);
    await utimes(join(folder, name), at, at);
  };
  expect(await counts()).toEqual([['backup_unknown', 1]]);
  expect(await counts(folder)).toEqual([['backup_old', 1]]);
  expect(await counts(join(folder, 'gone'))).toEqual([['backup_old', 1]]);
  await mkdir(join(folder, 'demo'));
  await write('monday.dump', 70);
  await write('demo/tuesday.dump', 27);
  await write('.wednesday.dump', 1);
  expect(await counts(folder)).toEqual([['backup_old', 1, '27 uur oud']]);
  await write('demo/wednesday.dump', 25);
  expect(await counts(folder)).toEqual([['backup_old', 0]]);
});

it('is for managers alone', async () => {
  for (const role of adminRoles.filter((one) => one !== 'manager')) {
    const sid = await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) });
    expect((await test.call(shopCheck.run, {}, { site, sid })).status, role).toBe(403);
  }
});

it('is the same for an operator, with what to do', async () => {
  await goodProduct('A1', { priceCents: 0 });
  const env = {
    ...{ mail: { smtpUrl: 'smtp://mail.test' }, payment: { sandbox: false, mollieApiKey: undefined } },
    ...{ dataDir: '/tmp', siteTokens: new Map([[site.id, `st_${site.id}`]]) },
  } as never;
  const server = (one: Site) => serverOf(one, env);
  const { sites: reports } = JSON.parse(await runShopCheckCommand(test.database, { site: site.id }, server));
  expect(reports).toHaveLength(1);
  const byCheck = Object.fromEntries(reports[0].findings.map((one: { check: string }) => [one.check, one]));
  expect(byCheck.product_no_price).toMatchObject({
    weight: 'fault',
    count: 1,
    advice: expect.stringMatching(/price/),
  });
  expect(byCheck.shipped_token).toMatchObject({
    weight: 'fault',
    advice: expect.stringMatching(/SITE_TOKEN/),
  });
  expect(byCheck).not.toHaveProperty('mail_off');
  for (const { check } of reports[0].findings) expect(shopCheckNames).toContain(check);
  await expect(runShopCheckCommand(test.database, { site: 'weg' }, server)).rejects.toThrow(
    RefusedShopCheckCommand,
  );
});
