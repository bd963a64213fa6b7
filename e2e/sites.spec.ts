import { expect, test } from '@playwright/test';
import { buyerOf, counterOf } from './support/accounts.ts';
import { callApi, logIn, siteUrl } from './support/shop.ts';

test('two sites by host show their own names and assortments', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'zeepmeester'));
  await expect(page).toHaveTitle(/Zeepmeester/);
  const soap = await page.getByRole('navigation', { name: 'Hoofdmenu' }).innerText();
  await page.goto(siteUrl(baseURL, 'zakkenhuis'));
  await expect(page).toHaveTitle(/Zakkenhuis/);
  const bags = await page.getByRole('navigation', { name: 'Hoofdmenu' }).innerText();
  expect(bags).not.toEqual(soap);
  expect(await page.content()).not.toMatch(/zeepmeester/i);
});

test('a session of one site is refused by the other', async ({ page, context, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'zeepmeester', '/login'));
  await page.getByLabel('E-mailadres').fill(buyerOf('zeepmeester'));
  await page.getByLabel('Wachtwoord').fill('schoon-en-droog-2026');
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();
  const cookies = await context.cookies(siteUrl(baseURL, 'zeepmeester'));
  const sid = cookies.find((cookie) => cookie.name === 'sid');
  expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await context.addCookies(
    cookies.map(({ name, value }) => ({ name, value, url: siteUrl(baseURL, 'zakkenhuis') })),
  );
  const answer = await page.goto(siteUrl(baseURL, 'zakkenhuis', '/v1/auth/authenticate'));
  expect(answer?.status()).toBe(401);
});

test('browser code never sees the session id', async ({ page, context, baseURL }) => {
  await logIn(page, counterOf('demo'));
  const sid = (await context.cookies(baseURL)).find((cookie) => cookie.name === 'sid')?.value ?? '';
  expect(sid.length).toBeGreaterThan(20);
  const seen = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(seen).not.toContain(sid);
  const session = await callApi<{ sid: string; token: string }>(page, '/v1/auth/authenticate');
  expect(session).toMatchObject({ sid: '', token: '' });
});

test('the consumer site shows prices with VAT to visitors and customers', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'huispapier'));
  await expect(page.getByRole('main')).toContainText(/€\s\d+,\d\d/);
});

test('a host that is no site shows the heading and nothing else', async ({ request, baseURL }) => {
  const answer = await request.get('/', {
    headers: { host: `onbekend.example:${new URL(baseURL ?? '').port}` },
  });
  expect(await answer.text()).toContain('Stel een x-site-token in voor deze website.');
});
