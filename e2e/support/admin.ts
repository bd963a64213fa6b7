import { expect, type Page } from '@playwright/test';
import { callApi, openEmptyPage, siteUrl } from './shop.ts';

/** The demo admins, as the README names them. */
export const adminPassword = 'schoon-en-beheer-2026';
export const adminName = (site: string) => `beheer@${site}.test`;

/** Logs in as the admin of a site, without the form. */
export async function logInAsAdmin(page: Page, site: string, baseURL: string | undefined): Promise<void> {
  await openEmptyPage(page, siteUrl(baseURL, site, '/leeg'));
  const input = { clientCode: site.toUpperCase(), username: adminName(site), password: adminPassword };
  const answer = await callApi<{ result: boolean }>(page, '/beheer-api/auth/login', input);
  expect(answer.result).toBe(true);
}
