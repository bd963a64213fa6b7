import { expect, type Page } from '@playwright/test';
import { password } from './accounts.ts';

/** Through the login form, as a person does. */
export async function logIn(page: Page, username: string, form = '/login'): Promise<void> {
  await page.goto(form);
  await page.getByLabel('E-mailadres').fill(username);
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();
}

/** The button in the header; its name says how much is in the cart. */
export const cartButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ });

/** Call an endpoint through the gateway with the page's own session. */
export async function callApi<T>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([url, input]) => {
      const response = await fetch(url as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      return response.json();
    },
    [path, body] as const,
  );
}

/** Addresses by host: every site has `<site>.localhost`. */
export function siteUrl(baseURL: string | undefined, site: string, path = '/'): string {
  const url = new URL(path, baseURL);
  url.hostname = `${site}.localhost`;
  return url.href;
}
