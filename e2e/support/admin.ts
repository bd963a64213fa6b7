import { expect, type Page } from '@playwright/test';
import { callApi, openEmptyPage, siteUrl } from './shop.ts';

/** The demo admins, as the README names them. */
export const adminPassword = 'schoon-en-beheer-2026';
export const adminName = (site: string) => `beheer@${site}.test`;

/** Logs in as the manager of a site, or as another of its admins, without the form. */
export async function logInAsAdmin(
  page: Page,
  site: string,
  baseURL: string | undefined,
  name = 'beheer',
): Promise<void> {
  await openEmptyPage(page, siteUrl(baseURL, site, '/leeg'));
  const username = `${name}@${site}.test`;
  const input = { clientCode: site.toUpperCase(), username, password: adminPassword };
  const answer = await callApi<{ result: boolean }>(page, '/beheer-api/auth/login', input);
  expect(answer.result).toBe(true);
}
