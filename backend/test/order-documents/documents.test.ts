import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, type Site, sites } from '../../src/db/schema/index.ts';
import { makeDocuments } from '../../src/modules/order-documents/make-documents.ts';
import { weekdayDate } from '../../src/modules/order-presentation/order-texts.ts';
import { lockOrder } from '../../src/modules/orders/operate/move-order.ts';
import { readOrderCommand, runOrderCommand } from '../../src/modules/orders/operate/order-command.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { pdfPages, pdfShapes, pdfText } from '../pdf/read-pdf.ts';
import { readQr } from '../pdf/read-qr.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { dayFromNow, deliver, dutch } from './deliver.ts';
import { flatText, letterhead, makePaperSites } from './paper.ts';

const { pdfInvoice, pdfDeliveryNote, pdfOrderConfirmation, orderHistory } = endpoints.service;

let test: TestApp;
let site: Site;
let shop: Site;
let buyer: Buyer;
beforeAll(async () => {
  test = await testApp();
  ({ site, shop } = await makePaperSites(test));
  buyer = await makeBuyer(test, site, { company: 'Café De Proef B.V.', vatNumber: 'NL000011110B01' });
});
afterAll(() => test.close());

const invoiceOf = (who: Buyer, invoiceID: number) => test.call(pdfInvoice, { invoiceID }, who.caller);
const noteOf = (who: Buyer, orderID: number) => test.call(pdfDeliveryNote, { orderID }, who.caller);

describe('an order that is delivered', () => {
  it('gets a delivery note and an invoice, which add up to the cent', async () => {
    const roll = await makeProduct(test, site, {
      name: 'Keukenrol',
      articleNumber: 'KR-1',
      priceCents: 1_234,
    });
    const beans = await makeProduct(test, site, {
      name: 'Koffiebonen',
      articleNumber: 'KB-2',
      priceCents: 999,
      vat: 9,
    });
    await buyer.add({ id: roll.id, quantity: 3, comment: 'niet stapelen' });
    await buyer.add({ id: beans.id, quantity: 2 });
    await test.data(endpoints.cart.setOrderRef, { ref: 'PO-77' }, buyer.caller);
    const { order_id, order_number } = await buyer.sent();
    const run = (status: string) =>
      runOrderCommand(test.database, readOrderCommand([site.id, order_number, status]));
    await run('2');
    expect(await run('3')).toBe(
      `Order ${order_number} of ${site.id} was in verwerking and is now geleverd. Delivery note P00001 and invoice F00001 were made.`,
    );

    const { orders } = await test.data(orderHistory, {}, buyer.caller);
    expect(orders[0]).toMatchObject({
      delivery_note: { number: 'P00001', delivered_on: dayFromNow(0) },
      invoice: { invoice_number: 'F00001', state: 'open' },
    });
    const invoice = await invoiceOf(buyer, orders[0]?.invoice?.invoice_id ?? 0);
    expect(invoice).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="factuur-F00001.pdf"',
        'cache-control': 'private, no-store',
      },
    });
    const text = flatText(invoice.raw);
    for (const part of [
      'Café De Proef B.V.',
      'Factuur F00001',
      `Van ${dutch(dayFromNow(0))}, voor bestelling ${order_number}`,
      'PO-77',
      'P00001',
      'NL000011110B01',
      'niet stapelen',
      '€ 37,02',
      '€ 19,98',
      // 57,00 + 6,95 = 63,95; VAT 9% of 19,98 = 1,80, 21% of 43,97 = 9,23.
      'Subtotaal excl. btw € 57,00',
      'Totaal excl. btw € 63,95',
      'Btw 9% over € 19,98 € 1,80',
      'Btw 21% over € 43,97 € 9,23',
      'Totaal incl. btw € 74,98',
      `Wilt u € 74,98 uiterlijk op ${dutch(dayFromNow(14))} overmaken naar IBAN ${letterhead.iban} ten name van ${site.branch.name}, onder vermelding van factuur F00001?`,
      'KvK 00009999 · Btw NL000099990B01 · IBAN NL25 TOON 0000 0120 09',
      'Pagina 1 van 1',
    ])
      expect(text).toContain(part);

    expect(text).toContain(`Te betalen € 74,98 uiterlijk ${weekdayDate(dayFromNow(14))}`);
    const codes = pdfShapes(invoice.raw)
      .flat()
      .filter((shape) => shape.length > 1);
    expect(codes.map(readQr)).toEqual([
      `BCD\n002\n1\nSCT\n\n${site.branch.name}\nNL25TOON0000012009\nEUR74.98\n\n\nFactuur F00001`,
    ]);

    const note = await noteOf(buyer, order_id);
    expect(note.headers['content-disposition']).toBe('inline; filename="pakbon-P00001.pdf"');
    const delivered = flatText(note.raw);
    for (const part of ['Pakbon P00001', 'PO-77', 'Dokkade 12', 'KR-1', 'niet stapelen', 'Handtekening'])
      expect(delivered).toContain(part);
    expect(delivered).toContain('Samen 2 regels, 5 verpakkingen.');
    expect(delivered).not.toContain('€');
  });

  it('that was paid first has an invoice with nothing due, with VAT included for a consumer', async () => {
    const consumer = await makeBuyer(test, shop, { kind: 'consumer', company: '' });
    const roll = await makeProduct(test, shop, { priceCents: 1_653 });
    await consumer.add({ id: roll.id, quantity: 2 });
    const { order_number } = await consumer.sent({ paymentOptions: { source: 'IDEAL' } });
    const { invoiceId } = await deliver(test, shop, order_number);
    const text = flatText((await invoiceOf(consumer, invoiceId)).raw);
    expect(text).toContain('Totaal incl. btw € 46,95');
    expect(text).toContain('Waarvan btw 21% over € 38,80 € 8,15');
    expect(text).toContain('Deze factuur is al betaald, met iDEAL | Wero.');
    expect(text).not.toMatch(/Vervaldatum|Te betalen/);
  });

  it('has as many pages as it needs, each numbered, and loses no line', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => ({
      name: `Artikel ${at}`,
      articleNumber: `A-${at}-Z`,
    }));
    const order = await makeOrder(test, site, buyer.customer, { rows });
    const { invoiceId } = await deliver(test, site, order.number);
    for (const [kind, { raw }] of [
      ['Factuur', await invoiceOf(buyer, invoiceId)],
      ['Pakbon', await noteOf(buyer, order.id)],
    ] as const) {
      const pages = pdfPages(raw);
      expect(pages.length).toBeGreaterThan(3);
      // The title of the first page says the kind.
      for (const [at, lines] of pages.entries())
        expect(lines).toEqual(
          expect.arrayContaining([...(at > 0 ? [kind] : []), `Pagina ${at + 1} van ${pages.length}`]),
        );
      expect(pages[0]).not.toContain(kind);
      const all = pages.flat();
      for (const { articleNumber } of rows) expect(all).toContain(articleNumber);
    }
  });

  it('numbers its documents per site, without gaps where one fails', async () => {
    const fresh = await makeSite(test);
    const { customer } = await makeBuyer(test, fresh);
    const numbers: (string | undefined)[] = [];
    for (const fails of [false, true, false]) {
      const { number } = await makeOrder(test, fresh, customer);
      // A second note of the same order can't be: the whole move is undone.
      if (fails) await expect(deliverTwice(fresh, number)).rejects.toThrow();
      else numbers.push((await deliver(test, fresh, number)).invoice);
    }
    expect(numbers).toEqual(['F00001', 'F00002']);
  });

  const deliverTwice = (where: Site, number: string) =>
    test.database.inSite(where.id, async (tx) => {
      const order = await lockOrder(tx, Number(number));
      await makeDocuments(tx, order);
      await makeDocuments(tx, order);
    });

  it('keeps its documents unchanged when the shop and customer change', async () => {
    const place = await makeSite(test, { letterhead });
    const moved = await makeBuyer(test, place, { company: 'Oude Naam B.V.' });
    const order = await makeOrder(test, place, moved.customer);
    const { invoiceId } = await deliver(test, place, order.number);
    const before = [(await invoiceOf(moved, invoiceId)).raw, (await noteOf(moved, order.id)).raw];
    await test.database.inSite(place.id, (tx) => tx.update(customers).set({ company: 'Nieuwe Naam B.V.' }));
    await test.database.asOwner((db) =>
      db
        .update(sites)
        .set({ letterhead: { ...letterhead, iban: 'NL00 ELSE 0000 0000 00' } })
        .where(sql`${sites.id} = ${place.id}`),
    );
    test.renew();
    expect((await invoiceOf(moved, invoiceId)).raw.equals(before[0] as Buffer)).toBe(true);
    expect((await noteOf(moved, order.id)).raw.equals(before[1] as Buffer)).toBe(true);
  });

  it.each(['invoices', 'delivery_notes', 'order_rows'])(
    'has rows in %s that can not be changed or removed',
    async (table) => {
      const name = sql.identifier(table);
      const tries = [sql`UPDATE ${name} SET site_id = site_id`, sql`DELETE FROM ${name}`];
      for (const statement of tries)
        await expect(test.database.inSite(site.id, (tx) => tx.execute(statement))).rejects.toMatchObject({
          cause: { message: expect.stringContaining('permission denied') },
        });
    },
  );
});

it('answers another customer’s documents with the same 404 as absent ones', async () => {
  const colleague = await makeBuyer(test, site);
  const foreigner = await makeBuyer(test, shop);
  const buyers = [buyer, colleague, foreigner];
  const documents = await Promise.all(
    buyers.map(async (owner) => {
      const { id, number } = await makeOrder(test, owner === foreigner ? shop : site, owner.customer);
      return { owner, orderID: id, number };
    }),
  );
  const absent = new Set<string>();
  for (const { owner, orderID, number } of documents) {
    const { invoiceId } = await deliver(test, owner === foreigner ? shop : site, number);
    for (const reader of buyers) {
      const answers = [
        await invoiceOf(reader, invoiceId),
        await noteOf(reader, orderID),
        await test.call(pdfOrderConfirmation, { orderID }, reader.caller),
      ];
      const expected = reader === owner ? 200 : 404;
      expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
      if (reader !== owner) for (const { body } of answers) absent.add(JSON.stringify(body));
    }
  }
  for (const answer of [await invoiceOf(buyer, 2_000_000), await noteOf(buyer, 2_000_000)])
    absent.add(JSON.stringify(answer.body));
  // An order that is not delivered has neither note nor invoice.
  const { id } = await makeOrder(test, site, buyer.customer, { status: 4 });
  absent.add(JSON.stringify((await noteOf(buyer, id)).body));
  expect(absent.size).toBe(1);
});

it('names stand on two lines on paper: kind and brand, and what tells a product apart', async () => {
  const { id } = await makeProduct(test, site, { name: 'Handzeep Toonkeur mild', brand: 'Toonkeur' });
  await buyer.add({ id, quantity: 1 });
  const { order_id, order_number } = await buyer.sent();
  const { invoiceId } = await deliver(test, site, order_number);
  const papers = [
    await invoiceOf(buyer, invoiceId),
    await noteOf(buyer, order_id),
    await test.call(pdfOrderConfirmation, { orderID: order_id }, buyer.caller),
  ];
  for (const { raw } of papers) expect(pdfText(raw)).toContain('Handzeep Toonkeur\nmild');
});
