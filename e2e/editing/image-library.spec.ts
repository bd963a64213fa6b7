import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { makePhoto } from '../support/pictures.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'zeepmeester';

test('an admin uploads into a folder, describes and crops an image, moves it and removes it', async ({
  page,
  baseURL,
}) => {
  const run = `e2e-${Date.now()}`;
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/beheer/afbeeldingen'));
  await expect(page.getByRole('status').filter({ hasText: /^\d+ afbeeldingen$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Nieuwe map' }).click();
  await page.getByLabel('Naam van de map').fill(run);
  await page.getByRole('button', { name: 'Map maken' }).click();
  await expect(page.getByRole('button', { name: run, exact: true })).toHaveAttribute('aria-current', 'page');

  const photos = [
    await makePhoto(page, 'Eén.png', [900, 600]),
    await makePhoto(page, 'twee.png', [700, 600]),
  ];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      photos[0] as (typeof photos)[0],
      { name: 'knop.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      { name: 'pagina.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>1</script></html>') },
      photos[1] as (typeof photos)[0],
    ]);
  await expect(page.getByText('2 van 4 toegevoegd.')).toBeVisible();
  for (const name of ['knop.svg', 'pagina.png'])
    await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(
      'Dit soort bestand kunnen wij niet verwerken.',
    );
  await expect(page.getByText('2 afbeeldingen', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^een\.webp/ }).click();
  const details = page.getByRole('dialog');
  const point = details.getByRole('button', { name: /^Belangrijkste punt/ });
  await point.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.75 } });
  await point.press('ArrowRight');
  await expect(point).toHaveAccessibleName('Belangrijkste punt: 25% van links, 75% van boven');
  await details.getByRole('button', { name: 'Uitsnede opslaan' }).click();
  await expect(details.getByRole('button', { name: 'Punt verwijderen' })).toBeVisible();
  await details.getByLabel('Beschrijving').fill('Een groene emmer');
  await details.getByRole('button', { name: 'Beschrijving opslaan' }).click();
  await expect(details.getByText('Opgeslagen.')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findings(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  expect(await findings(page)).toEqual([]);

  await page.getByLabel('Tonen').selectOption('Zonder beschrijving');
  await expect(page.getByRole('button', { name: /^een\.webp/ })).toHaveCount(0);
  await page.getByLabel('Tonen').selectOption('Alles');
  await page.getByRole('checkbox', { name: 'Kies een.webp' }).check();
  await page.getByRole('checkbox', { name: 'Kies twee.webp' }).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Verplaatsen' }).click();
  await page.getByRole('button', { name: 'Hierheen verplaatsen' }).click();
  await expect(page.getByText('Nog geen afbeeldingen')).toBeVisible();
  await page.getByRole('button', { name: 'Map verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Map verwijderen' }).click();
  await expect(page.getByRole('button', { name: 'Alle afbeeldingen' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page
    .getByRole('checkbox', { name: /^Kies (een|twee)/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /^Kies (een|twee)/ })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(een|twee)\.webp/ })).toHaveCount(0);
});
