import { gzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { logInAsAdmin } from './support/admin.ts';
import { marked, publish, startEditing } from './support/editing.ts';
import { siteUrl } from './support/shop.ts';

const groups: Record<string, string> = {
  demo: 'hygienepapier',
  horecahuis: 'aan-tafel',
  puurschoon: 'reinigen',
  schoongroep: 'papier',
  kantoorkring: 'koffiehoek',
  bouwkeet24: 'puin-en-afval',
  zorgvoorraad: 'desinfectie',
  erfenstal: 'stal-en-erf',
  huispapier: 'handen',
  vloerzorg: '',
};
for (const [site, group] of Object.entries(groups))
  test(`look at ${site}`, async ({ page, baseURL }) => {
    if (!group) return;
    for (const width of ['demo', 'horecahuis', 'puurschoon'].includes(site)
      ? [390, 768, 1280]
      : [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(siteUrl(baseURL, site, `/nl/c/${group}`));
      console.log(site, width, gzipSync((await answer?.text()) ?? '').length);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/notice-look/${site}-${width}.png` });
    }
  });
for (const site of ['demo'])
  test(`look at the notice of ${site}`, async ({ page, browser, baseURL }) => {
    await logInAsAdmin(page, site, baseURL);
    await page.goto(siteUrl(baseURL, site, '/'));
    await startEditing(page);
    await page.screenshot({ path: `/tmp/notice-look/${site}-edit-empty.png` });
    await marked(page, 'site', 'notice').click();
    await page.getByRole('toolbar').waitFor();
    await page.keyboard.insertText(
      'Bezorging rond kerst: bestellingen van na 22 december leveren wij vanaf 29 december. Spoed? Bel ons gerust, dan zoeken wij samen een oplossing voor uw bestelling.',
    );
    await page.screenshot({ path: `/tmp/notice-look/${site}-edit.png` });
    await page.keyboard.press('Escape');
    await page.getByText('Opgeslagen').waitFor();
    await publish(page);
    const visitor = await (await browser.newContext()).newPage();
    await page.waitForTimeout(3000);
    for (const width of [390, 768, 1280]) {
      await visitor.setViewportSize({ width, height: 800 });
      for (const [name, path] of [
        ['home', '/'],
        ['cart', '/nl/winkelwagen'],
      ] as const) {
        await visitor.goto(siteUrl(baseURL, site, path));
        await visitor.waitForTimeout(1000);
        await visitor.screenshot({ path: `/tmp/notice-look/${site}-${name}-${width}.png` });
      }
    }
  });

test('look at a leaf', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [site, path] of [['demo', 'hygienepapier/toiletpapier/jumborollen'], ['kantoorkring', 'schoonmaak'], ['horecahuis', 'aan-tafel/servetten']]) {
    await page.goto(siteUrl(baseURL, site ?? '', `/nl/c/${path}`));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/notice-look/leaf-${site}.png` });
  }
});
