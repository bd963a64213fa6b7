import { expect, type Page, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { marked, saveStatus, startEditing, writeLine } from '../support/editing.ts';
import { callApi, siteUrl } from '../support/shop.ts';

/** A site that no other test edits. */
const SITE = 'glasenraam';
const PAGE = '/nl/vragen-over-levering';
const run = Date.now();

interface Draft {
  data: { live: { version: number }; draft: { revision: number } | null };
}

/** Plans another title for a page, for a week in December 2098. */
async function planTitle(page: Page, path: string, title: string): Promise<void> {
  const pages = await callApi<{ data: { id: number }[] }>(page, '/v1/content/get_content_page', {
    path: path.replace('/nl/', ''),
  });
  const row = { kind: 'page', id: pages.data[0]?.id };
  const { live, draft } = (await callApi<Draft>(page, '/v1/cmsfront/get_draft', row)).data;
  const saved = await callApi<{ data: { draft_id: number; revision: number } }>(
    page,
    '/v1/cmsfront/save_draft',
    { ...row, version: live.version, revision: draft?.revision ?? 0, fields: { title } },
  );
  const answer = await callApi<{ result: boolean }>(page, '/v1/cmsfront/schedule_draft', {
    draftID: saved.data.draft_id,
    revision: saved.data.revision,
    publishAt: '2098-12-11T08:00:00Z',
    unpublishAt: '2098-12-18T08:00:00Z',
  });
  expect(answer.result).toBe(true);
}

test('a reader without a login sees a draft by its link, until it is gone', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, PAGE));
  await startEditing(page);
  await writeLine(marked(page, 'page', 'title'), `Concept ${run}`);
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await page.getByRole('button', { name: /publiceren$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Voorbeeldlink maken').click();
  await dialog.getByRole('button', { name: 'Link maken en kopiëren' }).click();
  const address = await dialog.getByLabel(/^De link werkt tot/).inputValue();

  const reader = await (await browser.newContext()).newPage();
  const answer = await reader.goto(address);
  expect(await answer?.allHeaders()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Concept ${run}`);
  await expect(reader.getByRole('region', { name: 'Voorbeeld' })).toContainText('nog niet gepubliceerd');
  expect(await findings(reader)).toEqual([]);
  await reader.goto(siteUrl(baseURL, SITE, PAGE));
  await expect(reader.getByRole('heading', { level: 1 })).not.toHaveText(`Concept ${run}`);

  const elsewhere = address.replace(SITE, 'huispapier');
  expect((await reader.goto(elsewhere))?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dit voorbeeld is er niet meer');
  expect(await findings(reader)).toEqual([]);
});

test('an admin sees the shop as it will be, as a visitor and as a customer', async ({
  page,
  browser,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, SITE, path);
  const planned = `Kerst ${run}`;
  const path = '/nl/leveringsvoorwaarden';
  await logInAsAdmin(page, SITE, baseURL);
  await planTitle(page, path, planned);
  await page.goto(at('/beheer/bekijken'));
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Dag en tijd').fill('2098-12-11T10:00');
  await page.getByRole('button', { name: 'Winkel bekijken' }).click();
  const bar = page.getByRole('region', { name: 'Ander moment' });
  await expect(bar).toContainText('U ziet de winkel zoals op donderdag 11 december 2098, 10:00');
  await expect(page.getByRole('button', { name: 'Bewerken', exact: true })).toHaveCount(0);
  // The shop's own links keep the moment.
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planned);
  expect(await findings(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  for (const _ of ['made', 'kept']) {
    await visitor.goto(at(path));
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(planned);
    await expect(visitor.locator('link[href*="christmas"]')).toHaveCount(0);
  }

  await bar.getByRole('button', { name: 'Vorige dag' }).click();
  await expect(bar).toContainText('woensdag 10 december 2098');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(planned);
  await bar.getByRole('button', { name: 'Terug naar nu' }).click();
  await expect(page).toHaveURL(at(path));
  await expect(bar).toHaveCount(0);

  await page.goto(at('/beheer/bekijken'));
  await page.getByRole('button', { name: 'Bekijk als bezoeker' }).click();
  await expect(page).toHaveURL(at('/'));
  await expect(page.getByRole('navigation', { name: 'Beheer' })).toHaveCount(0);
  await page.goto(at('/beheer/bekijken'));
  await page.getByRole('button', { name: 'Beheerbalk weer tonen' }).click();
  await expect(page.getByRole('navigation', { name: 'Beheer' })).toBeVisible();

  await page.goto(at('/beheer/bekijken'));
  await page
    .getByRole('button', { name: /op donderdag 11 december 2098/ })
    .first()
    .click();
  await page.goto(at('/beheer/bekijken'));
  await page.getByLabel('Klantnummer, bedrijf of naam').fill('K10002');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await page.getByRole('button', { name: /^Meekijken met/ }).click();
  const simulation = page.getByRole('region', { name: 'Meekijken' });
  await expect(simulation).toContainText('de winkel van donderdag 11 december 2098');
  // Season and texts of the moment too, in the frame and on the page.
  await expect(page.locator('link[href*="christmas"], img[src*="kerst"]').first()).toBeAttached();
  await page.goto(at(path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planned);
  await expect(bar).toContainText('U ziet de winkel zoals op donderdag 11 december 2098');
  await page.goto(at('/mijn-account/facturen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturen');
  await expect(bar).toBeVisible();
  await simulation.getByRole('button', { name: 'Meekijken beëindigen' }).click();
  await expect(page.getByRole('navigation', { name: 'Beheer' })).toBeVisible();
});
