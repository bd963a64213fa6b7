import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'glasenraam';

test('forms lead to the page about personal data only while that is on the site', async ({
  page,
  request,
  baseURL,
}) => {
  const headers = { host: new URL(siteUrl(baseURL, SITE)).host };
  const forms = ['/nl/contact', '/nl/bestelhulp', '/nl/inschrijven-nieuwsbrief'];
  /** How many of the pages have the sentence, and how many of them its link. */
  const found = async () => {
    const pages = await Promise.all(forms.map(async (path) => (await request.get(path, { headers })).text()));
    const having = (text: string) => pages.filter((html) => html.includes(text)).length;
    return [having('Wij gebruiken uw '), having('>wat wij met uw gegevens doen</a>')];
  };
  await expect.poll(found).toEqual([3, 3]);

  await logInAsAdmin(page, SITE, baseURL, 'publicist');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/paginas'));
  await page.getByLabel('Zoeken in titel en adres').fill('privacy');
  await page.getByRole('button', { name: /^Instellingen van Privacy/ }).click();
  await page.getByRole('button', { name: 'Van de site halen' }).click();
  await page.getByRole('button', { name: 'Ja, van de site halen' }).click();
  await expect.poll(found).toEqual([3, 0]);

  await page.getByRole('button', { name: 'Op de site zetten' }).click();
  await expect.poll(found).toEqual([3, 3]);
});
