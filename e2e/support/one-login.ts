import { type Page, test } from '@playwright/test';
import { logIn, siteUrl } from './shop.ts';

/**
 * For a file whose tests run in sequence on one page that is logged in once; without `site`, in the demo
 * shop.
 */
export function oneLogin(username: string, site: string | undefined, given: (page: Page) => void): void {
  test.describe.configure({ mode: 'default' });
  let page: Page | undefined;
  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({ baseURL: site ? siteUrl(baseURL, site) : baseURL });
    await logIn(page, username);
    given(page);
  });
  test.afterAll(() => page?.close());
}
