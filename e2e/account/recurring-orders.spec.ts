import { expect, type Page, test } from '@playwright/test';
import { counterOf, password } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

/** Shops that no other test logs in to: what is prepared there can be confirmed once, and a second try needs another. */
const sites = ['handschoenhal', 'maskermagazijn'];
const PATH = '/nl/mijn-account/herhaalorders';
const apiPort = Number(process.env.E2E_API_PORT ?? 4110);

async function logInAt(page: Page, path: string, username: string) {
  await page.goto(path);
  await page.getByLabel('E-mailadres').fill(username);
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(path);
}

/** The link in the mail; a shop without a mail server stores its mails in the outbox. */
async function mailedLink(page: Page, username: string): Promise<string> {
  let link: string | null = null;
  await expect
    .poll(
      async () => {
        const list = await page.request.get(`http://localhost:${apiPort}/outbox`);
        const html = await list.text();
        const row = html.split('<tr>').find((one) => one.includes(username) && one.includes('staat klaar'));
        const file = /\/outbox\/[^"]+\.html/.exec(row ?? '')?.[0];
        if (!file) return null;
        const letter = await (await page.request.get(`http://localhost:${apiPort}${file}`)).text();
        link = /href="([^"]*\/nl\/herhaalorder#[^"]+)"/.exec(letter)?.[1] ?? null;
        return link;
      },
      { timeout: 45_000 },
    )
    .not.toBeNull();
  return link ?? '';
}

test.describe.configure({ timeout: 120_000 });

test('a prepared order is confirmed once by the link in its mail, without a login', async ({
  page,
  browser,
  baseURL,
}, { retry }) => {
  const site = sites[retry] ?? '';
  // The demo shop's counter has one that was due when the shop started: the scheduler has made it ready, or is about to.
  const link = await mailedLink(page, counterOf(site));
  expect(new URL(link).host).toBe(new URL(siteUrl(baseURL, site)).host);

  await page.goto(link);
  await expect(page.getByText('‘Weekbestelling balie’')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  const button = page.getByRole('button', { name: /^Bestelling plaatsen/ });
  await expect(button).toBeVisible();
  await expectNoFindings(page, [link]);
  // Opening the link, as a mail scanner does, has ordered nothing.
  await page.reload();
  await expect(button).toBeVisible();
  const again = await browser.newPage();
  await again.goto(link);
  await expect(again.getByRole('button', { name: /^Bestelling plaatsen/ })).toBeVisible({ timeout: 30_000 });

  await button.dblclick();
  const thanks = page.getByText(/Uw bestelling \d+ is geplaatst/);
  await expect(thanks).toBeVisible();
  const number = /\d+/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
  // The other window still shows it: it gets the same order.
  await again.getByRole('button', { name: /^Bestelling plaatsen/ }).click();
  await expect(again.getByText(`Uw bestelling ${number} is geplaatst`)).toBeVisible();
  await again.close();

  await logInAt(page, siteUrl(baseURL, site, PATH), counterOf(site));
  const card = page.getByRole('article', { name: 'Weekbestelling balie' });
  await expect(card).toContainText(`Bevestigd en geplaatst ${number}`);
  await card.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('a recurring order is made from a list, skipped, paused, changed, removed and restored', async ({
  page,
  baseURL,
}, { retry }) => {
  const site = ['sanitairplein', 'verpakkingsloods'][retry] ?? '';
  const at = (path: string) => siteUrl(baseURL, site, path);
  await logInAt(page, at('/nl/mijn-account/bestellijsten'), counterOf(site));
  await page.getByRole('link', { name: 'Vaste bestelling' }).click();
  await page.getByRole('link', { name: 'Herhaalorder maken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe herhaalorder' })).toBeVisible();

  // The previous page stays in the document, hidden.
  const field = (label: RegExp) => page.getByLabel(label).filter({ visible: true });
  const save = page.getByRole('button', { name: 'Herhaalorder bewaren' });
  await field(/^Naam$/).fill('Elke maand');
  await field(/^Elke$/).fill('0');
  await field(/^Eerste keer/).fill('2031-01-31');
  await field(/^Laatste dag/).fill('2031-01-01');
  await save.click();
  await expect(page.getByText('Vul een heel getal in van 1 tot en met 365.')).toBeVisible();
  await expect(page.getByText('De laatste dag ligt voor de eerste keer.')).toBeVisible();
  await expect(field(/^Naam$/)).toHaveValue('Elke maand');
  await field(/^Elke$/).fill('1');
  await field(/^Dag, week/).selectOption('maanden');
  await field(/^Laatste dag/).fill('');
  await page.getByRole('radio', { name: /Direct plaatsen/ }).check();
  await save.click();

  // 31 January 2031 is a Friday, 28 February too; 31 May is a Saturday, and the Monday after it Whit Monday.
  const upcoming = page.getByRole('region', { name: 'De komende keren' });
  await expect(upcoming.getByRole('listitem')).toHaveText([
    '31-01-2031',
    '28-02-2031',
    '31-03-2031',
    '30-04-2031',
    '03-06-2031',
  ]);
  await page.getByRole('link', { name: 'Alle herhaalorders' }).click();

  const card = page.getByRole('article', { name: 'Elke maand' });
  await expect(card).toContainText('31-01-2031');
  await card.getByRole('button', { name: /^Volgende overslaan/ }).click();
  await expect(card).toContainText('28-02-2031');
  await card.getByRole('button', { name: /^Pauzeren/ }).click();
  await card.getByLabel('Pauzeren tot').fill('2020-01-01');
  await card.getByRole('button', { name: 'Pauzeren', exact: true }).click();
  await expect(page.getByText('Kies een dag na vandaag.')).toBeVisible();
  await card.getByRole('button', { name: /^Uitzetten/ }).click();
  await expect(card).toContainText('Staat uit');
  await card.getByRole('button', { name: /^Aanzetten/ }).click();
  await expect(card).toContainText('28-02-2031');
  await card.getByRole('button', { name: /^Verwijderen/ }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(card).toContainText('28-02-2031');
  await expectNoFindings(page, [at(PATH)]);

  await card.getByRole('link', { name: 'Elke maand wijzigen' }).click();
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('Overgeslagen');
  await field(/^Uw referentie/).fill('PO-31');
  await save.click();
  await expect(page.getByText('Elke maand is bewaard.')).toBeVisible();
  await expectNoFindings(page, [page.url()]);
});
