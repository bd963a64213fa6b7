import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { startEditing } from '../support/editing.ts';
import { callApi, siteUrl } from '../support/shop.ts';

const SITE = 'zorgvoorraad';
const NEWS = '/nl/nieuws';

test('an editor removes an own news item that nobody saw, and no other', async ({ page, baseURL }) => {
  const run = Date.now();
  await logInAsAdmin(page, SITE, baseURL, 'redactie');
  await page.goto(siteUrl(baseURL, SITE, NEWS));
  const published = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const others = await published.getAttribute('href');
  await startEditing(page);
  await page.getByLabel('Titel van een nieuw bericht').fill(`Vergissing ${run}`);
  await page.getByRole('button', { name: 'Bericht toevoegen' }).click();
  await page.waitForURL(`**${NEWS}/vergissing-${run}*`);

  await page.goto(siteUrl(baseURL, SITE, NEWS));
  await expect(page.getByRole('listitem').filter({ hasText: `Vergissing ${run}` })).toContainText(
    'Verborgen',
  );
  await startEditing(page);
  const waiting = page.getByRole('region', { name: 'Bericht toevoegen' });
  const own = waiting.getByRole('listitem').filter({ hasText: `Vergissing ${run}` });
  await expect(own).toContainText('Uw concept');
  await own.getByRole('link').click();
  await page.waitForURL(`**${NEWS}/vergissing-${run}*`);
  const about = page.getByRole('region', { name: 'Dit nieuwsbericht' });
  await about.getByRole('button', { name: 'Bericht verwijderen' }).click();
  await expect(about.getByText('Dit is nog nooit te zien geweest.')).toBeVisible();
  await about.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await page.waitForURL(`**${NEWS}`);
  await expect(page.getByText(`Vergissing ${run}`)).toHaveCount(0);

  await page.goto(siteUrl(baseURL, SITE, others ?? ''));
  await startEditing(page);
  await expect(page.getByRole('region', { name: 'Dit nieuwsbericht' })).toContainText('Te zien');
  await expect(page.getByRole('button', { name: 'Bericht verwijderen' })).toHaveCount(0);
});

test('the list of news shows when a planned item appears', async ({ page, baseURL }) => {
  const run = Date.now();
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, NEWS));
  const call = <T>(name: string, body: object) => callApi<T>(page, `/v1/cmsfront/${name}`, body);
  type Made = { data: { id: number; version: number } };
  const { data: made } = await call<Made>('make_news', { title: `Feestdagen ${run}` });
  const draft = { kind: 'news', id: made.id, version: made.version, revision: 0 };
  const { data: saved } = await call<{ data: { draft_id: number } }>('save_draft', {
    ...draft,
    fields: { visible: 'true' },
  });
  const plan = { draftID: saved.draft_id, revision: 1, publishAt: '2098-12-01T08:00:00Z' };
  await call('schedule_draft', plan);
  await page.reload();
  await startEditing(page);
  const waiting = page.getByRole('region', { name: 'Bericht toevoegen' });
  const planned = waiting.getByRole('listitem').filter({ hasText: `Feestdagen ${run}` });
  await expect(planned).toContainText('Gepland voor 01-12-2098 09:00');
  await planned.getByRole('link').click();
  const about = page.getByRole('region', { name: 'Dit nieuwsbericht' });
  await expect(about).toContainText('Gepland voor 01-12-2098 09:00');
  await about.getByRole('button', { name: 'Bericht verwijderen' }).click();
  await about.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await page.waitForURL(`**${NEWS}`);
  await expect(page.getByText(`Feestdagen ${run}`)).toHaveCount(0);
});
