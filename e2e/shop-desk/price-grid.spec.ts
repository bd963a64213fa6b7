import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'schoolschoon';
const SLOW = { timeout: 60_000 };

const fields = (page: Page) => page.getByRole('textbox', { name: /^Prijs van / });
const gridButton = (page: Page) => page.getByRole('button', { name: 'Meer tegelijk wijzigen' });
const status = (page: Page, text: string) => page.getByText(text, { exact: true });

async function apply(page: Page) {
  await page.getByRole('link', { name: /^Verder met/ }).click(SLOW);
  await page.getByRole('button', { name: /toepassen$/ }).click();
  await expect(page.getByText(/zijn toegepast$/)).toBeVisible(SLOW);
}

test('a manager changes prices of a list together, looks, applies and undoes', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const name = `Raster ${Date.now()}`;
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/beheer/prijslijsten'));
  await page.getByRole('button', { name: 'Nieuwe prijslijst' }).click();
  await page.getByRole('dialog').getByLabel('Naam').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const list = page.url();

  await gridButton(page).click();
  await fields(page).first().fill('12.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vul een bedrag in, bijvoorbeeld 12,50.')).toBeVisible();
  await expect(fields(page).nth(1)).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.type('7,25');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('12,50');
  await expect(status(page, '2 prijzen gewijzigd')).toBeVisible();

  // A call that fails loses nothing that was typed.
  const unavailable = { status: 503, json: { error: { code: 'unavailable', message: '' } } };
  await page.route('**/imports/paste', (route) => route.fulfill(unavailable), { times: 1 });
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();
  await expect(page.getByText(/Uw prijzen staan er nog/)).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'Bekijk wat verandert' }).click();

  await expect(page.getByRole('button', { name: /^2 nieuwe gegevens/ })).toBeVisible(SLOW);
  await expect(page.getByText(`Prijzen · lijst ${name}`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '12,50' })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await apply(page);
  const undo = page.getByRole('button', { name: 'Terugdraaien' });
  await expect(undo).toBeVisible();
  const applied = page.url();

  await page.goto(list);
  await gridButton(page).click();
  await expect(fields(page).first()).toHaveValue('12,50');
  await expect(fields(page).nth(1)).toHaveValue('7,25');

  await page.goto(applied);
  await undo.click();
  await expect(page.getByRole('link', { name: `Draait terug: Prijzen · lijst ${name}` })).toBeVisible(SLOW);
  await apply(page);
  await page.goto(list);
  await gridButton(page).click();
  await expect(fields(page).first()).toHaveValue('');
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await page.getByRole('button', { name: 'Prijslijst verwijderen' }).click();
  await expect(page.getByRole('heading', { name: 'Prijslijsten', level: 1 })).toBeVisible();
});

test('sales see the prices of a list and may not change them', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/prijslijsten'));
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(gridButton(page)).toHaveCount(0);
});
