import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { sendMails } from '../mail/send-mails.ts';
import { deliver } from '../order-documents/deliver.ts';
import { makeOrder } from '../orders/make-order.ts';
import { makeAdmin, makeCustomer, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { send, statement, storedOf } from './make-statement.ts';

let test: TestApp;
let site: Site;
let business: Site;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { prices: 'public' });
  business = await makeSite(test);
});
afterAll(() => test.close());

async function makeBuyer(where: Site) {
  const customer = await makeCustomer(test, where);
  const rows = [{ quantity: 4 }, { quantity: 1, name: 'Handschoenen', articleNumber: 'HS-20' }];
  const order = await makeOrder(test, where, customer, { rows });
  return { customer, order, sid: await makeSession(test, where, customer) };
}

async function withdrawalsOf(sid: string, orderNumber: string) {
  const found = await test.data(endpoints.service.orderHistory, { orderNumber }, { site, sid });
  return found.orders[0]?.details?.withdrawals;
}

it('shows the customer on the order what was withdrawn and when, until and after it is handled', async () => {
  const { customer, order, sid } = await makeBuyer(site);
  const own = { orderNumber: order.number, email: customer.username };
  expect(await withdrawalsOf(sid, order.number)).toBeUndefined();

  const lines = [{ line: 1, quantity: 1 }];
  const first = await send(test, site, statement({ ...own, lines }), sid);
  await send(test, site, statement({ ...own, articles: 'Ook het toiletpapier' }));
  expect(await withdrawalsOf(sid, order.number)).toEqual([
    {
      received_at: first.body.data?.received_at,
      handled: false,
      lines: [{ name: 'Handschoenen', unit: 'pak à 8 rollen', quantity: 1 }],
      articles: '',
    },
    expect.objectContaining({ handled: false, lines: [], articles: 'Ook het toiletpapier' }),
  ]);

  const manager = await makeSession(test, site, {
    adminId: await makeAdmin(test, site, { role: 'manager' }),
  });
  const [stored] = await storedOf(test, site, customer.username);
  await test.data(
    endpoints.withdrawals.setHandled,
    { withdrawalID: stored?.id ?? 0, handled: true },
    { site, sid: manager },
  );
  expect((await withdrawalsOf(sid, order.number))?.map(({ handled }) => handled)).toEqual([true, false]);
});

it('shows a statement with another address on no order', async () => {
  const { order, sid } = await makeBuyer(site);
  await send(test, site, statement({ orderNumber: order.number, email: 'vreemde@elders.test' }));
  expect(await withdrawalsOf(sid, order.number)).toBeUndefined();
});

it('offers the withdrawal in the mail about a delivery, as a button and as an address, to consumers only', async () => {
  for (const where of [site, business]) {
    const { customer, order } = await makeBuyer(where);
    await sendMails(test);
    await deliver(test, where, order.number);
    const mail = (await sendMails(test)).find(({ to }) => to.address === customer.username);
    expect(mail?.subject).toContain(`bestelling ${order.number}`);
    const page = `/nl/herroepen?bestelling=${order.number}`;
    const button = new RegExp(
      `<a [^>]*href="https?://[^"]+${page.replace('?', '\\?')}"[^>]*>Hier de overeenkomst herroepen</a>`,
    );
    if (where === site) {
      expect(mail?.html).toMatch(button);
      expect(mail?.text).toMatch(
        new RegExp(`Hier de overeenkomst herroepen:?\\s+https?://\\S+${page.replace('?', '\\?')}`),
      );
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
        'binnen 14 dagen na ontvangst zonder opgave van redenen',
      );
    } else {
      expect(mail?.html).not.toMatch(/herroep/i);
      expect(mail?.text).not.toMatch(/herroep/i);
    }
  }
});
