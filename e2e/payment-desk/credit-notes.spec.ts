import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { logInAsAdmin } from '../support/admin.ts';
import { expectWellMade, expectWellMadeAtAll } from '../support/look.ts';
import { callApi, logIn, siteUrl } from '../support/shop.ts';

/** Tests of other files credit nothing on this site. */
const SITE = 'gemeentewinkel';
const PAGE = '/beheer/betalingen/creditnotas';

interface History {
  data: { orders: { order_id: number; order_number: string }[] };
}
interface Asked {
  data: { task_id: number; about: { about_id: number }[] };
}
interface Made {
  data: { credit_notes: { credit_note_number: string }[] };
}

/** Credits a unit of a paid order. @returns number of the credit note, and of the order */
async function creditPaidOrder(browser: Browser, baseURL: string | undefined) {
  const buyer = await browser.newPage();
  await logIn(buyer, buyerOf(SITE), siteUrl(baseURL, SITE, '/login'));
  const { data } = await callApi<History>(buyer, '/v1/service/get_order_history', { status: 3 });
  const { order_id: orderID = 0, order_number: order = '' } = data.orders.at(-1) ?? {};
  const about = [{ kind: 'delivery_line', orderID, line: 0, problem: 'damaged', quantity: 1 }];
  const asking = { title: 'Doos nat', desc: 'De doos is nat.', kind: 'shortage', about };
  const { data: task } = await callApi<Asked>(buyer, '/v1/tasks/create_service', asking);
  await buyer.close();
  const manager = await browser.newPage();
  await logInAsAdmin(manager, SITE, baseURL);
  await callApi(manager, '/beheer-api/orders/mark_paid', { orderID });
  const made = await callApi<Made>(manager, '/beheer-api/service_desk/settle', {
    ...{ taskID: task.task_id, by: 'credit', requestKey: randomUUID() },
    lines: task.about.map(({ about_id: aboutID }) => ({ aboutID, quantity: 1 })),
  });
  await manager.close();
  return { number: made.data.credit_notes[0]?.credit_note_number ?? '', order };
}

test('finance notes that a credit note was paid back, and a colleague who is late sees that it was', async ({
  page,
  browser,
  baseURL,
}) => {
  const { number, order } = await creditPaidOrder(browser, baseURL);
  await logInAsAdmin(page, SITE, baseURL, 'financieel');
  await page.goto(siteUrl(baseURL, SITE, '/beheer/betalingen'));
  await page.getByRole('link', { name: 'Creditnota’s', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row.getByRole('link', { name: order })).toBeVisible();
  await expectWellMadeAtAll(page, 'credit notes to pay back');
  await page.setViewportSize({ width: 1280, height: 900 });

  const colleague = await browser.newPage();
  await logInAsAdmin(colleague, SITE, baseURL);
  await colleague.goto(siteUrl(baseURL, SITE, PAGE));
  const settle = { name: `Uitbetaald: creditnota ${number}` };
  await colleague.getByRole('button', settle).click();
  await expect(colleague.getByRole('dialog')).toBeVisible();

  await page.getByLabel('Zoeken', { exact: true }).fill(number);
  await expect(page).toHaveURL(new RegExp(`zoek=${number}$`));
  await page.getByRole('button', settle).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Wij maken niets over');
  await expectWellMade(page, 'the question whether it was paid back', 390);
  await dialog.getByRole('button', { name: 'Uitbetaald' }).click();
  await expect(page.getByText(`Creditnota ${number} is uitbetaald.`)).toBeVisible();
  await expect(row).toHaveCount(0);

  await colleague.getByRole('dialog').getByRole('button', { name: 'Uitbetaald' }).click();
  await expect(colleague.getByText('Maak het bedrag niet nog eens over.')).toBeVisible();
  await colleague.keyboard.press('Escape');
  await expect(colleague.getByRole('row', { name: new RegExp(number) })).toHaveCount(0);
  await colleague.goto(siteUrl(baseURL, SITE, '/beheer/logboek'));
  await expect(colleague.getByText(`Creditnota · ${number}`)).toBeVisible();
  await colleague.close();
});

test('sales sees no credit notes to pay back', async ({ page, baseURL }) => {
  await logInAsAdmin(page, SITE, baseURL, 'verkoop');
  await page.goto(siteUrl(baseURL, SITE, PAGE));
  await expect(page.getByRole('heading', { name: 'U mag deze pagina niet openen' })).toBeVisible();
});
