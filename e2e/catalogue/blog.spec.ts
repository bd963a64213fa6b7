import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { marked, publish, saveStatus, startEditing } from '../support/editing.ts';
import { cartButton, siteUrl } from '../support/shop.ts';

const BLOG = '/nl/recepten-en-videos';

test('a visitor filters, opens a recipe, and puts what it needs in the cart', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'horecahuis', BLOG));
  const filter = page.getByRole('navigation', { name: 'Soort' });
  await filter.getByRole('link', { name: /^Recepten/ }).click();
  await expect(page).toHaveURL(/\/recepten$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recepten en werkplannen');
  await page.getByRole('link', { name: 'IJskoffie voor een vol terras' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IJskoffie voor een vol terras');
  await expect(page.getByText('12 bekers van 300 ml').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('€');
  const boxes = page.getByRole('main').getByRole('checkbox');
  const count = await boxes.count();
  expect(count).toBeGreaterThan(3);
  await boxes.first().uncheck();
  await page.getByRole('button', { name: `Zet ${count - 1} artikelen in winkelwagen` }).click();
  await expect(page.getByText(`${count - 1} artikelen staan in uw winkelwagen.`)).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName(new RegExp(`\\b${count - 1}\\b`));
});

test('a video plays with captions, and its text stands below it', async ({ page, baseURL }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(siteUrl(baseURL, 'erfenstal', `${BLOG}/videos`));
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  const video = page.locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await video.scrollIntoViewIfNeeded();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0 && element.videoWidth))
    .toBe(960);
  expect(await video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(24);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
    .toBe(6);
  await page.getByText('De tekst van de video').click();
  await expect(page.locator('details').getByText('Trek het water naar de put.')).toBeVisible();
  expect(refused).toEqual([]);
});

test('a video is served in parts through the shop', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'demo', `${BLOG}/videos`));
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  const file = await page.locator('video source').getAttribute('src');
  const part = await page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { range: 'bytes=0-99' }, cache: 'no-store' });
    const size = (await answer.arrayBuffer()).byteLength;
    return { status: answer.status, size, range: answer.headers.get('content-range') };
  }, file ?? '');
  expect(part).toMatchObject({ status: 206, size: 100, range: expect.stringMatching(/^bytes 0-99\/\d+$/) });
});

test('search engines read a recipe, a video and an article', async ({ page, baseURL }) => {
  const typeOf = async (path: string) => {
    await page.goto(siteUrl(baseURL, 'demo', path));
    const text = await page.locator('script[type="application/ld+json"]').first().textContent();
    return JSON.parse(text ?? '{}')['@graph'].map((thing: { '@type': string }) => thing['@type']);
  };
  expect(await typeOf(`${BLOG}/ijskoffie-voor-een-vol-terras`)).toEqual(['Recipe', 'BreadcrumbList']);
  expect(await typeOf(`${BLOG}/schoonmaakplan-voor-een-toiletgroep`)).toEqual(['HowTo', 'BreadcrumbList']);
  expect(await typeOf(`${BLOG}/een-wastafel-in-een-halve-minuut`)).toEqual(['VideoObject', 'BreadcrumbList']);
  const absent = await page.goto(siteUrl(baseURL, 'demo', `${BLOG}/bestaat-niet`));
  expect(absent?.status()).toBe(404);
});

test('an admin makes a recipe whose list orders a product, and visitors see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const SITE = 'erfenstal';
  const run = Date.now();
  const visitor = await (await browser.newContext()).newPage();
  await logInAsAdmin(page, SITE, baseURL);
  await page.goto(siteUrl(baseURL, SITE, BLOG));
  await startEditing(page);
  await page.getByLabel('Titel van een nieuw recept of een nieuwe blog').fill(`Laarzen poetsen ${run}`);
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page.waitForURL(`**${BLOG}/laarzen-poetsen-${run}*`);
  const item = page.url().replace(/#.*/, '');
  expect((await visitor.goto(item))?.status()).toBe(404);
  await marked(page, 'blog', 'steps').click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.insertText('Borstel de zool.');
  await page.keyboard.press('Escape');
  await expect(saveStatus(page)).toHaveText('Opgeslagen');
  await publish(page);
  await expect(async () => {
    await visitor.goto(item);
    await expect(visitor.getByText('Borstel de zool.')).toBeVisible({ timeout: 500 });
  }).toPass();
  const about = page.getByRole('region', { name: 'Dit recept, deze video of deze blog' });
  await about.getByRole('button', { name: 'Verwijderen' }).click();
  await about.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await page.waitForURL(`**${BLOG}`);
  await expect(async () => expect((await visitor.goto(item))?.status()).toBe(404)).toPass();
});
