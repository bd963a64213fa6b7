import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'glasenraam';
const PAGE = '/nl/wie-zijn-wij';
const FILE = 'over-ons.svg';

test('another description in the library is on the visitor’s page at once, and none for a decorative picture', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const picture = visitor.locator('.content-picture');
  /** The page is kept: it must be renewed within a second, as after a publication. */
  const expectAlt = async (alt: string | RegExp) =>
    expect(async () => {
      await visitor.goto(siteUrl(baseURL, SITE, PAGE));
      await expect(picture).toHaveAttribute('alt', alt, { timeout: 1_000 });
    }).toPass();
  await expectAlt(/^(?:Een |Ons magazijn)/);

  await logInAsAdmin(page, SITE, baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/afbeeldingen'));
  await page.getByLabel('Zoeken op naam of beschrijving').fill(FILE);
  await page.getByRole('button', { name: new RegExp(`^${FILE}`) }).click();
  const details = page.getByRole('dialog');
  const save = async () => {
    const saved = page.waitForResponse('**/cmsfront/set_image_details');
    await details.getByRole('button', { name: 'Beschrijving opslaan' }).click();
    expect((await saved).status()).toBe(200);
  };
  const text = `Ons magazijn op ${Date.now()}`;
  await details.getByLabel('Beschrijving').fill(text);
  await save();
  await expectAlt(text);
  await expect(visitor.getByRole('img', { name: text })).toBeVisible();

  await details.getByRole('checkbox').check();
  await save();
  await expectAlt('');
  await details.getByRole('checkbox').uncheck();
  await details.getByLabel('Beschrijving').fill(text);
  await save();
  await expectAlt(text);
  await visitor.context().close();
});
