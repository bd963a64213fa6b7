import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './accounts.ts';

/** Opens an empty page of the site: calls can be made there, and nothing is loaded. */
export async function openEmptyPage(page: Page, url: string): Promise<void> {
  await page.route('**/leeg', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(url);
  await page.unroute('**/leeg');
}

/**
 * Logs in as a customer on an empty page of the site. Only the tests of the login itself fill in the form:
 * it would load two unneeded pages.
 */
export async function logIn(page: Page, username: string, form = '/login'): Promise<void> {
  await openEmptyPage(page, form.replace(/\/login$/, '/leeg'));
  await callApi(page, '/v1/auth/login', { username, password });
  expect((await page.context().cookies(page.url())).map(({ name }) => name)).toContain('sid');
}

/** The cart button in the header; its name contains the count. */
export const cartButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ });

/** The answer of a machine with much other work: the call was not run. */
const BUSY = 503;

/** Calls an endpoint through the gateway with the page's own session, again while the API is too busy. */
export async function callApi<T>(page: Page, path: string, body: object = {}): Promise<T> {
  let answer: { status: number; text: string } | undefined;
  await expect(async () => {
    answer = await page.evaluate(
      async ([url, input]) => {
        const response = await fetch(url as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
        return { status: response.status, text: await response.text() };
      },
      [path, body] as const,
    );
    expect(answer.status, path).not.toBe(BUSY);
  }).toPass();
  return JSON.parse(answer?.text ?? '');
}

/** Addresses by host: every site has `<site>.localhost`. */
export function siteUrl(baseURL: string | undefined, site: string, path = '/'): string {
  const url = new URL(path, baseURL);
  url.hostname = `${site}.localhost`;
  return url.href;
}

/** Waits until React handles input on an element: a form with an action is sent by the browser before that. */
export const hydrated = (locator: Locator): Promise<void> =>
  expect
    .poll(() => locator.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
