import { expect, type Page, test } from '@playwright/test';
import { openQuiet } from '../scripts/lib/open-quiet.ts';
import { buyerOf } from './support/accounts.ts';
import { mainPages } from './support/pages.ts';
import { textShowsNoPrice } from './support/prices.ts';
import { logIn } from './support/shop.ts';

/** Scripts and styles that the policy stopped. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) =>
      stopped.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

test('the content security policy blocks nothing of the shop, for visitors and customers', async ({
  page,
}) => {
  const stopped = await watchPolicy(page);
  const pages = Object.values(await mainPages(page));
  const visit = async () => {
    for (const url of [...pages, '/nl/winkelwagen']) {
      const answer = await openQuiet(page, url);
      expect(answer?.headers()['content-security-policy']).toMatch(
        /^default-src 'self'; script-src 'self' 'sha256-/,
      );
      expect(await stopped(), url).toEqual([]);
    }
  };
  await visit();
  await logIn(page, buyerOf('demo'));
  await visit();
});

test('a customer’s page is never cached, and gone after logging out', async ({ page }) => {
  const { category } = await mainPages(page);
  const asVisitor = await page.goto(category);
  expect(asVisitor?.headers()['cache-control']).toMatch(/s-maxage/);
  expect(asVisitor?.headers()['set-cookie']).toBeUndefined();
  await logIn(page, buyerOf('demo'));
  const asCustomer = await page.goto(category);
  expect(asCustomer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('main')).toContainText(/€\s\d/);
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Weet u zeker dat u wilt uitloggen?');
  await question.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await page.goBack();
  await page.waitForLoadState('networkidle');
  textShowsNoPrice(await page.getByRole('main').locator('visible=true').first().innerText());
});
