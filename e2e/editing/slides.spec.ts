import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { publish, saveStatus, startEditing } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';
/** Another text in each run: a repeated run finds the slides of the last one. */
const title = `Kerstpakketten ${Date.now()}`;

const panel = (page: Page) => page.getByRole('region', { name: 'Slides op deze pagina' });
const listed = (page: Page) => panel(page).getByRole('listitem').getByRole('heading', { level: 3 });
const slides = (page: Page) => page.getByRole('region', { name: 'Uitgelicht' }).locator('h2');

test('an admin adds, orders, hides and removes slides, and visitors see them once published', async ({
  page,
  browser,
  baseURL,
}) => {
  const home = siteUrl(baseURL, SITE);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(home);
  const before = await slides(visitor).allInnerTexts();
  const visitorSees = async (titles: string[]) =>
    expect(async () => {
      await visitor.reload();
      expect(await slides(visitor).allInnerTexts()).toEqual(titles);
    }).toPass();

  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(home);
  await startEditing(page);
  await panel(page).getByRole('button', { name: 'Slide toevoegen' }).press('Enter');
  await expect(listed(page)).toHaveCount(before.length + 1);
  const text = panel(page).getByRole('textbox', { name: 'Tekst', exact: true });
  // The form is in sight, and its text has the focus: a heading, which is the title of the slide.
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(text.getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.keyboard.insertText(title);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await expect(listed(page).last()).toHaveText(title);
  await expect(panel(page).getByText('Nieuw, nog niet gepubliceerd')).toBeVisible();

  // To the front with the keyboard, and the second one is hidden.
  const up = panel(page).getByRole('button', { name: `${title}: één plaats naar voren` });
  for (let step = 0; step < before.length; step += 1) await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(listed(page).first()).toHaveText(title);
  await panel(page)
    .getByRole('button', { name: `Verbergen: ${before[0]}` })
    .click();
  await expect(panel(page).getByText('Verborgen')).toBeVisible();
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await findings(page)).toEqual([]);
  await visitorSees(before);

  await publish(page);
  await visitorSees([title, ...before.slice(1)]);
  await expect(visitor.getByRole('region', { name: 'Uitgelicht' }).getByText(title)).toBeVisible();
  await expect(panel(page).getByText('nog niet gepubliceerd')).toHaveCount(0);

  await panel(page)
    .getByRole('button', { name: `Tonen: ${before[0]}` })
    .click();
  await panel(page)
    .getByRole('button', { name: `Verwijderen: ${title}` })
    .click();
  await panel(page).getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(listed(page)).toHaveCount(before.length);
  await publish(page);
  await visitorSees(before);
});
