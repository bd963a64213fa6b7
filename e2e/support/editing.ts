import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './shop.ts';

/** The line that says whether all is saved. */
export const saveStatus = (page: Page): Locator =>
  page.getByRole('region', { name: 'Bewerken van deze pagina' }).getByRole('status');

/** Turns editing on, on an admin's page of the shop. */
export async function startEditing(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Bewerken', exact: true });
  // A busy machine may need longer for that than a press is remembered.
  await hydrated(button);
  await button.click();
  await expect(page.getByRole('region', { name: 'Bewerken van deze pagina' })).toBeVisible();
}

/** The element that shows a field: `page.content` of whichever row the page has. */
export const marked = (page: Page, kind: string, field: string): Locator =>
  page.locator(`[data-edit^="${kind}."][data-edit$=".${field}"]`);

/** Replaces a single line on the page. */
export async function writeLine(element: Locator, text: string): Promise<void> {
  await element.click();
  await expect(element).toHaveAttribute('contenteditable', 'plaintext-only');
  await element.press('Control+a');
  await element.pressSequentially(text);
  await element.press('Enter');
}

/** Publishes what has changed on the page, at once. */
export async function publish(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Bewerken van deze pagina' })
    .getByRole('button', { name: /publiceren$/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /publiceren$/ }).click();
  await expect(dialog).toHaveCount(0);
}
