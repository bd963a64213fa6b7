import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { expectWellMade } from '../support/look.ts';
import { siteUrl } from '../support/shop.ts';

/** Tests of other files import and count no reviews on this site. */
const SITE = 'gemeentewinkel';

test('sales imports reviews from a CSV file, mends a faulty line, and stores nothing twice', async ({
  page,
  baseURL,
}) => {
  const mark = `proef-${Date.now()}`;
  const fileOf = (stars: number) => ({
    name: 'beoordelingen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `id;stars;title;text;author;about;date\r\n${mark}-1;5;${mark} snel;"Goed; en snel";Inkoper;Dozen;2026-11-20\r\n${mark}-2;${stars};${mark} nat;;Balie;;2026-11-21\r\n`,
    ),
  });
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/beoordelingen'));
  const open = page.getByRole('button', { name: 'Beoordelingen importeren' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Beoordelingen importeren' });
  await expectWellMade(page, 'the import of reviews', 390);
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(fileOf(6));
  await expect(dialog.getByText('dit is geen heel getal van 1 tot en met 5')).toBeVisible();
  await expect(dialog.getByText('Regel 3')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /beoordelingen? importeren$/ })).toHaveCount(0);
  await expectWellMade(page, 'a faulty line of a file with reviews', 390);
  await expectWellMade(page, 'a faulty line of a file with reviews', 1280);

  await input.setInputFiles(fileOf(2));
  await expect(dialog.getByText('dit is geen heel getal')).toHaveCount(0);
  await dialog.getByRole('button', { name: '2 beoordelingen importeren' }).click();
  await expect(page.getByText('Geïmporteerd: 2 nieuw, 0 gewijzigd, 0 al in de winkel.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `${mark} nat` })).toBeVisible();

  await open.click();
  await input.setInputFiles(fileOf(2));
  await expect(dialog.getByText(/Er valt niets te importeren/)).toBeVisible();
  await input.setInputFiles(fileOf(3));
  await dialog.getByRole('button', { name: '1 beoordeling importeren' }).click();
  await expect(page.getByText('Geïmporteerd: 0 nieuw, 1 gewijzigd, 1 al in de winkel.')).toBeVisible();

  await page.goto(siteUrl(baseURL, SITE, '/nl/beoordelingen?sterren=3'));
  await expect(page.getByText(`${mark} nat`)).toBeVisible();
});

test('the warehouse imports no reviews', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'magazijn');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/beoordelingen'));
  await expect(page.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beoordelingen importeren' })).toHaveCount(0);
});
