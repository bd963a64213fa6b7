import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectWellMade, expectWellMadeAtAll } from '../support/look.ts';
import { mailTo } from '../support/outbox.ts';
import { siteUrl } from '../support/shop.ts';

const FORM = '/nl/inschrijven-nieuwsbrief';

const linkIn = (mail: string, page: string) =>
  new RegExp(`/nl/nieuwsbrief/${page}\\?code=[^"\\s]+`).exec(mail)?.[0] ?? '';

async function askFor(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('main').getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Aanmelden voor de nieuwsbrief' }).click();
  await expect(page.getByRole('heading', { name: 'Nog één stap: bevestig uw aanmelding' })).toBeVisible();
}

const result = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

test('a visitor signs up, confirms, and signs out; a manager sees the address meanwhile', async ({
  page,
  baseURL,
  browser,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'horecahuis', path);
  const email = `lezer.${Date.now()}@voorbeeld.test`;
  await page.goto(at(FORM));
  await expectWellMadeAtAll(page, 'the form');
  await askFor(page, at(FORM), email);
  await expectWellMadeAtAll(page, 'the form that was sent');
  const link = linkIn(await mailTo(page, email, 'Bevestig uw aanmelding'), 'bevestigen');

  // Opening the link, as mail scanners do, confirms nothing.
  await page.goto(at(link));
  await expectWellMadeAtAll(page, 'the page that confirms');
  await page.goto(at(link));
  await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
  await result(page, 'U bent aangemeld');
  await page.goto(at(link));
  await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
  await result(page, 'U was al aangemeld');
  const welcome = await mailTo(page, email, 'U ontvangt voortaan de nieuwsbrief');

  const admin = await browser.newPage();
  await logInAsAdmin(admin, 'horecahuis', baseURL);
  await admin.goto(at('/beheer/nieuwsbrief'));
  await admin.getByLabel('Zoek een adres').fill(email);
  await admin.getByRole('button', { name: 'Zoeken', exact: true }).click();
  const row = admin.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expectWellMadeAtAll(admin, 'the addresses of the newsletter');
  const href = (await admin.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '';
  const file = await admin.evaluate(async (address) => (await fetch(address)).text(), href);
  expect(file).toContain(`${email};`);

  await page.goto(at(linkIn(welcome, 'afmelden')));
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await result(page, 'U bent afgemeld');
  await page.goto(at(linkIn(welcome, 'afmelden')));
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await result(page, 'U bent afgemeld');
  await page.goto(at(link));
  await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
  await result(page, 'Deze link is verlopen');
  await admin.reload();
  await admin.getByLabel('Zoek een adres').fill(email);
  await admin.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(admin.getByText('Geen adres gevonden')).toBeVisible();
  await admin.close();
});

test('a manager removes an address, after a question; an editor has no permission', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, 'demo', path);
  const email = `weg.${Date.now()}@voorbeeld.test`;
  await askFor(page, at(FORM), email);
  await page.goto(at(linkIn(await mailTo(page, email, 'Bevestig uw aanmelding'), 'bevestigen')));
  await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
  await result(page, 'U bent aangemeld');
  await logInAsAdmin(page, 'demo', baseURL);
  await page.goto(at('/beheer/nieuwsbrief'));
  await page.getByRole('button', { name: `Afmelden: ${email}` }).click();
  await expectWellMade(page, 'the question', 390);
  await page.getByRole('dialog').getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.getByText(`${email} is afgemeld.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Afmelden: ${email}` })).toHaveCount(0);
  await logInAsAdmin(page, 'demo', baseURL, 'redactie');
  await page.goto(at('/beheer/nieuwsbrief'));
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByLabel('Zoek een adres')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs up, confirms, and signs out by the button of the mail program', async ({
    page,
    baseURL,
    request,
  }) => {
    const at = (path: string) => siteUrl(baseURL, 'huispapier', path);
    const email = `zonder.${Date.now()}@voorbeeld.test`;
    await askFor(page, at(FORM), email);
    expect(page.url()).not.toContain('zonder');
    await page.goto(at(linkIn(await mailTo(page, email, 'Bevestig uw aanmelding'), 'bevestigen')));
    await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
    await result(page, 'U bent aangemeld');
    const welcome = await mailTo(page, email, 'U ontvangt voortaan de nieuwsbrief');
    const code = linkIn(welcome, 'afmelden').split('code=')[1] ?? '';
    // A mail program, which is no page of the shop. Node resolves no name below localhost.
    const oneClick = await request.post(`${baseURL}/internal/forms/newsletter/sign-out?code=${code}`, {
      headers: { host: new URL(at('/')).host },
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(oneClick.status()).toBe(200);
    await askFor(page, at(FORM), email);
    await mailTo(page, email, 'Bevestig uw aanmelding');
  });
});
