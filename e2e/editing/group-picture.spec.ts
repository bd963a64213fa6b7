import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { marked, publish, saveStatus, startEditing } from '../support/editing.ts';
import { makePhoto } from '../support/pictures.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'schoongroep';
const GROUP = '/nl/c/materialen';

/** Uploads a photo in the image picker, describes it and chooses it. @returns the name that the library gave it */
async function chooseNewPhoto(page: Page, name: string, size: [number, number]): Promise<string> {
  const picker = page.getByRole('dialog').last();
  const uploaded = page.waitForResponse('**/cmsfront/upload_image');
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePhoto(page, name, size));
  const { filename } = (await (await uploaded).json()).data as { filename: string };
  await picker.getByLabel('Beschrijving', { exact: true }).fill('Een rol zakken');
  await picker.getByRole('button', { name: 'Gebruiken' }).click();
  return filename;
}

test('a group gets another photo above its products, which visitors see in its sizes and which is kept while it is used', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, GROUP));
  await startEditing(page);
  await marked(page, 'group', 'foto').click();
  const filename = await chooseNewPhoto(page, `groep-${Date.now()}.png`, [1000, 700]);
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await expect(marked(page, 'group', 'foto')).toHaveAttribute('src', /\/images\/[0-9a-f]{32}\.webp$/);

  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  const picture = visitor.locator('.list-head > img');
  await expect(async () => {
    await visitor.goto(siteUrl(baseURL, SITE, GROUP));
    await expect(picture).toHaveAttribute('srcset', /-16x9-480 480w/, { timeout: 1_000 });
  }).toPass();
  await expect(picture).toHaveAttribute('alt', 'Een rol zakken');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toMatch(/-16x9-(?:480|960)$/);
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

test('the picture of a group in tiles and menus is chosen beside its photo', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, '/nl/c/papier'));
  await startEditing(page);
  const photo = await marked(page, 'group', 'foto').getAttribute('src');
  await page.getByRole('button', { name: 'Gegevens' }).click();
  const details = page.getByRole('dialog', { name: 'Gegevens' });
  await expect(details.getByRole('group', { name: 'Foto boven de artikelen' }).locator('img')).toBeVisible();
  await details.getByRole('group', { name: 'Afbeelding' }).getByRole('button').first().click();
  await chooseNewPhoto(page, `tegel-${Date.now()}.png`, [800, 600]);
  await details.getByRole('button', { name: 'Klaar' }).click();
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await publish(page);
  await expect(marked(page, 'group', 'foto')).toHaveAttribute('src', photo ?? '');

  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    await visitor.goto(siteUrl(baseURL, SITE, '/'));
    await expect(visitor.locator('main a[href^="/nl/c/papier?"] img').first()).toHaveAttribute(
      'srcset',
      /\/images\/[0-9a-f]{32}/,
      { timeout: 1_000 },
    );
  }).toPass({ timeout: 20_000 });
});
