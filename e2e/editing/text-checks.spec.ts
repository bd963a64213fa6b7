import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, saveStatus, startEditing } from '../support/editing.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'maskermagazijn';
const PAGE = '/nl/vragen-over-levering';
/** Another amount in each run: a repeated run finds the drafts of the last one. */
const amount = `€ ${200 + (Date.now() % 700)},50`;

test('a wrong amount is found while writing, before publishing and in the list, until it is said to be right', async ({
  page,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL, 'publicist');
  await page.goto(siteUrl(baseURL, SITE, PAGE));
  await startEditing(page);
  const dock = page.getByRole('region', { name: 'Bewerken van deze pagina' });
  const text = marked(page, 'page', 'content');
  await text.locator('p').first().click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText(`Gratis bezorging vanaf ${amount}. `);
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await dock.getByRole('button', { name: /^Controle \(\d+\)$/ }).click();
  const panel = page.getByRole('region', { name: 'Controle', exact: true });
  const found = panel.getByRole('button', { name: new RegExp(`^‘${amount}’`) });
  await expect(found).toContainText('Dit bedrag staat niet in de instellingen. Daar staat: € 100, € 6,95.');
  await found.click();
  await expect(text).toBeFocused();
  const highlighted = () => [...(CSS.highlights.get('text-finding') ?? [])].map(String);
  expect(await page.evaluate(highlighted)).toEqual([amount]);
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: `Goedkeuren: ‘${amount}’` }).click();
  await expect(found).toHaveCount(0);
  await panel.getByRole('button', { name: `Ongedaan maken: ‘${amount}’` }).click();
  await expect(found).toBeVisible();

  await dock.getByRole('button', { name: /publiceren$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Kijk dit nog na.');
  await expect(dialog).toContainText(`‘${amount}’`);
  await dialog.getByRole('button', { name: /publiceren$/ }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(siteUrl(baseURL, SITE, '/beheer/controle'));
  await expect(page.getByText(/^Laatst gecontroleerd: /)).toBeVisible();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: `‘${amount}’` })
    .last();
  await expect(row).toContainText('Dit bedrag staat niet in de instellingen.');
  expect(await findings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /^Pagina · / })).toHaveAttribute('href', `${PAGE}#bewerken`);
  await page.getByRole('button', { name: `Goedkeuren: ‘${amount}’` }).click();
  await expect(page.getByText(`‘${amount}’`)).toHaveCount(0);
  await page.getByLabel('Ook goedgekeurde punten').check();
  await expect(row).toContainText(/Goedgekeurd door .+ op \d+ [a-z]+ \d{4}/);
});
