import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { marked, publish, saveStatus, startEditing } from '../support/editing.ts';
import { makePhoto } from '../support/pictures.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'schoongroep';
const GROUP = '/nl/c/materialen';

test('a group gets another picture, which visitors see in its sizes and which is kept while it is used', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, GROUP));
  await startEditing(page);
  await marked(page, 'group', 'image').click();
  const picker = page.getByRole('dialog');
  const uploaded = page.waitForResponse('**/cmsfront/upload_image');
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePhoto(page, `groep-${Date.now()}.png`, [1000, 700]));
  const { filename } = (await (await uploaded).json()).data as { filename: string };
  await picker.getByLabel('Beschrijving').fill('Een rol zakken');
  await picker.getByRole('button', { name: 'Gebruiken' }).click();
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await expect(marked(page, 'group', 'image')).toHaveAttribute('src', /\/images\/[0-9a-f]{32}\.webp$/);

  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  const picture = visitor.locator('.list-head > img');
  await expect(async () => {
    await visitor.goto(siteUrl(baseURL, SITE, GROUP));
    await expect(picture).toHaveAttribute('srcset', /-4x3-480 480w/, { timeout: 100 });
  }).toPass({ timeout: 5_000 });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toMatch(/-4x3-(?:480|960)$/);
  const types = await visitor.evaluate(
    (url) =>
      Promise.all(
        ['image/avif,image/webp', 'image/webp'].map(async (accept) =>
          (await fetch(url, { headers: { accept }, cache: 'no-store' })).headers.get('content-type'),
        ),
      ),
    address,
  );
  expect(types).toEqual(['image/avif', 'image/webp']);
  await visitor.context().close();

  await page.goto(siteUrl(baseURL, SITE, '/beheer/afbeeldingen'));
  await page.getByRole('button', { name: new RegExp(`^${filename}.*Gebruikt op 1 plaats`) }).click();
  const dialog = page.getByRole('dialog');
  const place = dialog.getByRole('link', { name: /^Productgroep · / });
  await expect(place).toHaveAttribute('href', new RegExp(`^${GROUP}\\?`));
  const groupName = ((await place.textContent()) ?? '').split(' · ')[1] ?? '';
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  const removal = page.getByRole('dialog', { name: 'Afbeelding verwijderen?' });
  await removal.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(removal.getByText(`Productgroep · ${groupName}`)).toBeVisible();
  await expect(removal.getByRole('button', { name: 'Toch verwijderen' })).toBeVisible();
});
