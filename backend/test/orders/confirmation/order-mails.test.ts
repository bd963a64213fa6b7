import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders, type Site } from '../../../src/db/schema/index.ts';
import { sendDue } from '../../../src/mail/send-due.ts';
import { weekdayDate } from '../../../src/modules/order-presentation/order-texts.ts';
import { queueConfirmation } from '../../../src/modules/orders/confirmation/queue-order-mail.ts';
import { readOrderCommand, runOrderCommand } from '../../../src/modules/orders/operate/order-command.ts';
import { releaseUnpaid } from '../../../src/modules/payments/release-unpaid.ts';
import { makeMailer, memoryTransport } from '../../mail/make-mailer.ts';
import { deliver } from '../../order-documents/deliver.ts';
import { asking } from '../../payments/asking.ts';
import { pdfText } from '../../pdf/read-pdf.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { type Buyer, makeBuyer } from '../make-buyer.ts';

const { orderHistory } = endpoints.service;

let test: TestApp;
let site: Site;
let buyer: Buyer;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test, { name: 'Papierhal' });
  buyer = await makeBuyer(test, site, { user: { firstName: 'Ilse', lastName: '<de Groot>' } });
  await buyer.add({ id: (await makeProduct(test, site, { name: 'Keukenrol' })).id, quantity: 2 });
});

/** Mails that are sent now. */
async function sent() {
  const transport = memoryTransport();
  await sendDue(makeMailer(test, transport));
  return transport.messages;
}
/** As it is read. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ').replace(/<\/?span[^>]*>/g, '');

it('confirm an order with the day, the next step, the address, remarks on lines, and one button', async () => {
  const { id } = await makeProduct(test, site, {
    name: 'Jumborol Toonkeur naturel',
    brand: 'Toonkeur',
    articleNumber: 'JR-7',
    priceCents: 12_000,
  });
  await buyer.add({ id, quantity: 1, comment: 'Bij de achterdeur' });
  const { expected_date } = await buyer.cart();
  const { order_id, order_number } = await buyer.sent();
  await test.database.inSite(site.id, (tx) => queueConfirmation(tx, site.id, order_id));
  const [message] = await sent();
  const day = weekdayDate(expected_date ?? '');
  const text = plain(message?.text);
  for (const part of [
    'Bedankt voor uw bestelling',
    `Bestelnummer: ${order_number}`,
    `Verwachte levering: ${day}`,
    'Afleveradres: Hoofdvestiging',
    'Totaal incl. btw: €',
    `bezorgen die naar verwachting op ${day}.`,
    'Jumborol Toonkeur naturel: € 120,00',
    'JR-7 · 1 × stuk',
    'Opmerking: Bij de achterdeur',
    'Verzendkosten: Gratis',
  ])
    expect(text).toContain(part);
  expect(message?.html).toContain('<strong>Jumborol Toonkeur</strong><br>naturel<br>');
  expect(message?.html.match(/class="b"/g)).toHaveLength(1);
  expect(message?.html).not.toMatch(/>[^<]*https?:/);
  const [found] = (await test.data(orderHistory, { orderNumber: order_number }, buyer.caller)).orders;
  expect(found?.details?.confirmation_to).toBe(buyer.customer.username);
});

it('inform the buyer once that an unpaid order has expired, with its deadline and its lines', async () => {
  const { order_id, order_number } = await buyer.sent({ paymentOptions: { source: 'IDEAL' } });
  const payBefore = new Date('2026-01-05T14:30:00Z');
  await test.database.inSite(site.id, (tx) =>
    tx.update(orders).set({ payBefore }).where(eq(orders.id, order_id)),
  );
  expect(await releaseUnpaid(asking(test))).toBe(1);
  expect(await releaseUnpaid(asking(test))).toBe(0);
  const [message, ...more] = await sent();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    to: { address: buyer.customer.username },
    subject: `Uw bestelling ${order_number} bij Papierhal is vervallen`,
    attachments: [],
  });
  for (const part of [
    'wij hebben vóór 05-01-2026 15:30 geen betaling ontvangen',
    'Keukenrol',
    '€ 32,61',
    `http://${site.id}.localhost:3210/nl/mijn-account/bestellingen/${order_number}`,
  ]) {
    expect(plain(message?.text)).toContain(part);
    expect(plain(message?.html)).toContain(part);
  }
  expect(message?.html).toContain('Beste Ilse &lt;de Groot&gt;,');
  expect(message?.html).not.toContain('<de Groot>');
});

it('inform the buyer once that the shop cancelled an order, and about the money', async () => {
  const { order_number } = await buyer.sent();
  const cancel = () =>
    runOrderCommand(test.database, readOrderCommand([site.id, order_number, 'geannuleerd']));
  await sent();
  await cancel();
  await expect(cancel()).rejects.toThrow("it can't become geannuleerd");
  const [message, ...more] = await sent();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    to: { address: buyer.customer.username },
    subject: `Uw bestelling ${order_number} bij Papierhal is geannuleerd`,
  });
  expect(plain(message?.text)).toContain('geannuleerd. U hoeft niets te betalen.');
  expect(plain(message?.text)).toContain('Keukenrol');
  expect(plain(message?.text)).not.toMatch(/geen betaling|toch al betaald/);
});

it('promise the money back for a cancelled order that was paid', async () => {
  const { order_number } = await buyer.sent({ paymentOptions: { source: 'IDEAL' } });
  await runOrderCommand(test.database, readOrderCommand([site.id, order_number, 'betaald']));
  await sent();
  await runOrderCommand(test.database, readOrderCommand([site.id, order_number, '4']));
  const [message, ...more] = await sent();
  expect(more).toEqual([]);
  expect(plain(message?.text)).toContain('U hebt € 32,61 betaald; dat bedrag storten wij terug.');
});

it('inform that an order is delivered, with the invoice as PDF', async () => {
  const { order_number } = await buyer.sent();
  await sent();
  const { invoice } = await deliver(test, site, order_number);
  const [message, ...more] = await sent();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    to: { address: buyer.customer.username },
    subject: `Uw bestelling ${order_number} bij Papierhal is geleverd: factuur ${invoice}`,
    attachments: [{ fileName: `factuur-${invoice}.pdf`, contentType: 'application/pdf' }],
  });
  expect(plain(message?.text)).toContain('Wilt u € 32,61 uiterlijk op');
  expect(pdfText(message?.attachments[0]?.bytes ?? Buffer.alloc(0))).toContain(`Factuur ${invoice}`);
});
