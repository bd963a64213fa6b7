import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditNotes, orders, type Site } from '../../src/db/schema/index.ts';
import { sendDue } from '../../src/mail/send-due.ts';
import { makeMailer, memoryTransport } from '../mail/make-mailer.ts';
import { deliver } from '../order-documents/deliver.ts';
import { errorOf } from '../orders/make-buyer.ts';
import { pdfPages } from '../pdf/read-pdf.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';
import { credit, deliverLater } from './credit-order.ts';
import { makeShortage, type Shortage } from './shortage.ts';

const { service } = endpoints;
let test: TestApp;
let site: Site;
let shop: Shortage;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test, { name: 'Papierhal' });
  shop = await makeShortage(test, site, { creditLimitCents: 100_000 });
});

const lines = (raw: Buffer) =>
  pdfPages(raw)
    .flat()
    .map((line) => line.replaceAll('\u00a0', ' '));
const pay = () =>
  test.database.inSite(site.id, (tx) =>
    tx.update(orders).set({ paymentState: 'paid' }).where(eq(orders.id, shop.order.id)),
  );
const invoices = (request = {}) => test.data(service.invoices, request, shop.buyer.caller);
async function printed(creditNoteID: number) {
  const { raw } = await test.call(service.pdfCreditNote, { creditNoteID }, shop.buyer.caller);
  return lines(raw);
}
const details = async (orderNumber: string) => {
  const { orders: found } = await test.data(service.orderHistory, { orderNumber }, shop.buyer.caller);
  return found[0]?.details;
};

describe('a credit note', () => {
  it('has its own numbers, names the invoice, and says what is left of it', async () => {
    const note = await credit(test, site, shop.order.id, [2]);
    const text = await printed(note.id);
    const { invoice = '' } = shop.documents;
    expect(text).toEqual(
      expect.arrayContaining([
        'Creditnota C00001',
        invoice,
        'Handdoeken',
        'Totaal credit incl. btw',
        '€ 48,40',
      ]),
    );
    // 200.00 + 60.00 and VAT of 42.00 + 5.40 is 307.40.
    expect(text.join(' ')).toContain(
      `gaat af van factuur ${invoice}. Van die factuur blijft € 259,00 te betalen`,
    );
    expect(text).not.toContain('Verzendkosten');
    expect((await credit(test, site, shop.order.id, [1])).number).toBe(2);
    expect(await printed(note.id)).toEqual(text);
  });

  it('of a paid invoice is a balance until the shop settles it', async () => {
    await pay();
    const note = await credit(test, site, shop.order.id, [2]);
    expect((await printed(note.id)).join(' ')).toContain('staat als tegoed op uw rekening');
    const list = await invoices();
    expect(list.invoices.map(({ state, open_amount }) => [state, open_amount])).toEqual([
      ['balance', -48.4],
      ['paid', 0],
    ]);
    expect(list.totals).toMatchObject({ open_count: 0, open_amount: -48.4, balance: 48.4 });
    await test.database.inSite(site.id, (tx) => tx.update(creditNotes).set({ settledAt: new Date() }));
    expect((await invoices()).totals).toMatchObject({ open_amount: 0, balance: 0 });
  });

  it('stands among the invoices with a negative amount, and comes off the open amount', async () => {
    await credit(test, site, shop.order.id, [2]);
    const { num_found, invoices: rows, totals } = await invoices();
    expect(num_found).toBe(2);
    expect(rows[0]).toMatchObject({
      credit_note: { credit_note_number: 'C00001' },
      invoice_number: shop.documents.invoice,
      total: -40,
      vat: -8.4,
      total_incl: -48.4,
      open_amount: 0,
      state: 'settled',
    });
    expect(rows[1]).toMatchObject({ total_incl: 307.4, open_amount: 259, state: 'open' });
    expect(totals).toMatchObject({ open_count: 1, open_amount: 259 });
    const found = async (request: object) =>
      (await invoices(request)).invoices.map(({ total_incl }) => total_incl);
    expect(await found({ state: 'credit_note' })).toEqual([-48.4]);
    expect(await found({ state: 'open' })).toEqual([307.4]);
    expect(await found({ search: 'c00001' })).toEqual([-48.4]);
  });

  it('for all goods leaves nothing of an unpaid invoice to pay', async () => {
    await credit(test, site, shop.order.id, [4]);
    await credit(test, site, shop.order.id, [6, 6]);
    const { invoices: rows, totals } = await invoices({ state: 'open' });
    expect(rows).toEqual([]);
    expect(totals).toMatchObject({ open_count: 0, open_amount: 0 });
    expect((await invoices()).invoices.at(-1)).toMatchObject({ state: 'credited', open_amount: 0 });
  });

  it('gives room under the credit limit, and none any more when the invoice is paid', async () => {
    // 1000.00 less the 307.40 of the delivered order.
    const available = async () =>
      (errorOf(await shop.buyer.send({ paymentOptions: { source: 'ECBASE' } })) as { fields: object }).fields;
    await shop.buyer.add({ id: shop.towels.id, quantity: 80 });
    expect(await available()).toEqual({ available: '692.60' });
    await credit(test, site, shop.order.id, [2]);
    expect(await available()).toEqual({ available: '741.00' });
    await pay();
    expect(await available()).toEqual({ available: '1000.00' });
    await credit(test, site, shop.order.id, [1]);
    expect(await available()).toEqual({ available: '1024.20' });
  });

  it('is mailed to the user who ordered, with the PDF', async () => {
    const note = await credit(test, site, shop.order.id, [2]);
    const transport = memoryTransport();
    await sendDue(makeMailer(test, transport));
    const mails = transport.messages.filter(
      ({ subject, to }) =>
        subject === 'Creditnota C00001 van Papierhal' && to.address === shop.buyer.customer.username,
    );
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('€ 48,40');
    const pdf = mail?.attachments.find(({ contentType }) => contentType === 'application/pdf');
    expect(pdf?.fileName).toBe('creditnota-C00001.pdf');
    expect(lines(Buffer.from(pdf?.bytes ?? []))).toEqual(await printed(note.id));
  });

  it('is refused where the customer paid nothing', async () => {
    await test.database.asOwner((db) =>
      db.transaction(async (tx) => {
        await tx.execute(`SELECT set_config('app.site', '${site.id}', true)`);
        await tx.execute('UPDATE order_rows SET price_cents = 0, total_cents = 0 WHERE position = 1');
      }),
    );
    await expect(credit(test, site, shop.order.id, [0, 1])).rejects.toMatchObject({
      code: 'nothing_to_credit',
    });
  });

  it('where prices include VAT credits what the consumer paid', async () => {
    site = await makeSite(test, { prices: 'public' });
    shop = await makeShortage(test, site);
    const note = await credit(test, site, shop.order.id, [2]);
    expect(note.totalInclCents).toBe(4_840);
    const text = await printed(note.id);
    expect(text).toContain('Subtotaal incl. btw');
    expect(text).not.toContain('Korting');
  });
});

describe('goods that come with the next delivery', () => {
  it('are on the next delivery note under their order, and nowhere else', async () => {
    await deliverLater(test, site, shop.order.id, [2]);
    expect((await details(shop.order.number))?.later_deliveries).toEqual([
      { name: 'Handdoeken', unit: expect.any(String), quantity: 2, delivered_with: null },
    ]);
    const next = await shop.orderMore(1);
    await deliver(test, site, next.number);
    const after = await shop.orderMore(1);
    await deliver(test, site, after.number);
    const note = async (orderID: number) => {
      const { raw } = await test.call(service.pdfDeliveryNote, { orderID }, shop.buyer.caller);
      return lines(raw);
    };
    const title = `Nalevering van bestelling ${shop.order.number}`;
    expect(await note(next.id)).toEqual(expect.arrayContaining([title, 'Samen 3 regels, 9 verpakkingen.']));
    expect(await note(after.id)).not.toContain(title);
    expect(await note(shop.order.id)).not.toContain(title);
    expect((await details(shop.order.number))?.later_deliveries?.[0]?.delivered_with).toBe(next.number);
    expect((await details(next.number))?.brought_goods).toMatchObject([
      { name: 'Handdoeken', quantity: 2, order_number: shop.order.number },
    ]);
  });

  it('wait for the same customer, and do not come with the order of another', async () => {
    await deliverLater(test, site, shop.order.id, [2]);
    await makeShortage(test, site);
    expect((await details(shop.order.number))?.later_deliveries?.[0]?.delivered_with).toBeNull();
  });
});
