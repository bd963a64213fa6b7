import { expect, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { logInAsAdmin } from '../support/admin.ts';
import { expectWellMade } from '../support/look.ts';
import { callApi, logIn, siteUrl } from '../support/shop.ts';

/** Tests of other files do not order on this site. */
const SITE = 'dispenserplein';

interface History {
  data: { orders: { order_id: number; order_number: string }[] };
}

test('a shortage of a delivered order is credited with one click, and the customer finds the credit note', async ({
  page,
  browser,
  baseURL,
}) => {
  const login = siteUrl(baseURL, SITE, '/login');
  await logIn(page, buyerOf(SITE), login);
  const { data } = await callApi<History>(page, '/v1/service/get_order_history', { status: 3 });
  const order = data.orders[0];
  const about = [
    { kind: 'delivery_line', orderID: order?.order_id, line: 0, problem: 'damaged', quantity: 1 },
  ];
  const request = { title: 'Doos nat', desc: 'De onderste doos is nat.', kind: 'shortage', about };
  const task = await callApi<{ data: { task_id: number } }>(page, '/v1/tasks/create_service', request);

  const desk = await browser.newPage();
  await logInAsAdmin(desk, SITE, baseURL);
  await desk.goto(siteUrl(baseURL, SITE, `/beheer/taken/${task.data.task_id}`));
  await expect(desk.getByRole('heading', { name: 'Crediteren of naleveren' })).toBeVisible();
  await expectWellMade(desk, 'a shortage at the service desk', 390);
  await expectWellMade(desk, 'a shortage at the service desk', 1280);
  await desk.getByRole('button', { name: 'Crediteren en afronden' }).click();
  const made = desk.getByText(/Creditnota C\d{5} van .* is gemaakt en gemaild/);
  await expect(made).toBeVisible();
  const number = /C\d{5}/.exec((await made.textContent()) ?? '')?.[0] ?? '';
  await desk.close();

  await page.goto(siteUrl(baseURL, SITE, '/nl/mijn-account/facturen?status=creditnota'));
  const link = page.getByRole('link', { name: new RegExp(number) });
  await expect(link).toBeVisible();
  await expectWellMade(page, 'credit notes among the invoices', 390);
  const pdf = await link.evaluate(async (anchor: HTMLAnchorElement) => {
    const answer = await fetch(anchor.href);
    return { status: answer.status, text: await answer.text() };
  });
  expect(pdf.status).toBe(200);
  expect(pdf.text).toMatch(/^%PDF-/);
  await page.goto(siteUrl(baseURL, SITE, `/nl/mijn-account/bestellingen/${order?.order_number}`));
  await expect(page.getByText(/Gecrediteerd op/)).toBeVisible();
  await expectWellMade(page, 'an order with a credit note', 390);
});
