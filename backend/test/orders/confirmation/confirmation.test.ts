import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { weekdayDate } from '../../../src/modules/order-presentation/order-texts.ts';
import { flatText, letterhead, makePaperSites } from '../../order-documents/paper.ts';
import { pdfPages } from '../../pdf/read-pdf.ts';
import { makeProduct, type TestApp, testApp } from '../../support/index.ts';
import { type Buyer, makeBuyer } from '../make-buyer.ts';
import { makeOrder } from '../make-order.ts';

const { pdfOrderConfirmation } = endpoints.service;

let test: TestApp;
let site: Site;
let shop: Site;
let buyer: Buyer;
beforeAll(async () => {
  test = await testApp();
  ({ site, shop } = await makePaperSites(test));
  buyer = await makeBuyer(test, site, { company: 'Café De Proef B.V.' });
});
afterAll(() => test.close());

const pdfOf = async (who: Buyer, orderID: number) => {
  const answer = await test.call(pdfOrderConfirmation, { orderID }, who.caller);
  expect(answer.status).toBe(200);
  return answer;
};

describe('the order confirmation', () => {
  it('has all data of the order, and adds up', async () => {
    const roll = await makeProduct(test, site, {
      name: 'Keukenrol',
      articleNumber: 'KR-1',
      priceCents: 1_234,
      vat: 21,
    });
    const coffee = await makeProduct(test, site, {
      name: 'Koffiebonen',
      articleNumber: 'KB-2',
      priceCents: 999,
      vat: 9,
    });
    await buyer.add({ id: roll.id, quantity: 3, comment: 'niet stapelen' });
    await buyer.add({ id: coffee.id, quantity: 2 });
    await test.data(endpoints.cart.setOrderRef, { ref: 'PO-77' }, buyer.caller);
    await test.data(endpoints.cart.setOrderComment, { comment: 'Achterom leveren' }, buyer.caller);
    const { order_id, order_number } = await buyer.sent();
    const answer = await pdfOf(buyer, order_id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="orderbevestiging-${order_number}.pdf"`,
    });
    const text = flatText(answer.raw);
    for (const part of [
      'Café De Proef B.V.',
      `Orderbevestiging ${order_number}`,
      'PO-77',
      'Achterom leveren',
      'Hoofdvestiging',
      'Dokkade 12',
      '9999 AB Proefstad',
      'KR-1',
      'niet stapelen',
      '€ 12,34',
      '€ 37,02',
      '€ 19,98',
      // 57,00 + 6,95 = 63,95; VAT 9% of 19,98 = 1,80, 21% of 43,97 = 9,23.
      'Subtotaal excl. btw',
      '€ 57,00',
      '€ 6,95',
      '€ 63,95',
      'Btw 9% over € 19,98',
      '€ 1,80',
      'Btw 21% over € 43,97',
      '€ 9,23',
      '€ 74,98',
      'binnen 14 dagen na factuurdatum',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Herroepingsrecht');
  });

  it('shows a consumer prices with VAT, the account to transfer to, and the right of withdrawal', async () => {
    const consumer = await makeBuyer(test, shop, { kind: 'consumer', company: '' });
    const roll = await makeProduct(test, shop, { name: 'Toiletpapier', priceCents: 1_653, vat: 21 });
    await consumer.add({ id: roll.id, quantity: 2 });
    const { order_id, order_number } = await consumer.sent({ paymentOptions: { source: 'BANKTRANS' } });
    const text = flatText((await pdfOf(consumer, order_id)).raw);
    // 16,53 + 21% = 20,00 each; shipping 6,95.
    for (const part of [
      '€ 20,00',
      '€ 40,00',
      'Totaal incl. btw € 46,95',
      'Waarvan btw 21% over € 38,80 € 8,15',
    ])
      expect(text).toContain(part);
    expect(text).toContain(
      `Maak € 46,95 over naar IBAN ${letterhead.iban} ten name van ${shop.branch.name} vóór`,
    );
    expect(text).toContain(`onder vermelding van bestelling ${order_number}`);
    expect(text).toContain('binnen 14 dagen na ontvangst');
  });

  it('names the expected day also as soon as possible, and delivery that is free', async () => {
    const roll = await makeProduct(test, site, { priceCents: 20_000 });
    await buyer.add({ id: roll.id, quantity: 1 });
    const { expected_date } = await buyer.cart();
    const { order_id } = await buyer.sent();
    const text = flatText((await pdfOf(buyer, order_id)).raw);
    expect(text).toContain(`Verwachte levering ${weekdayDate(expected_date ?? '')}`);
    expect(text).toContain('Verzendkosten Gratis');
  });

  it('says that an order paid online is not paid yet', async () => {
    const roll = await makeProduct(test, site);
    await buyer.add({ id: roll.id, quantity: 1 });
    const { order_id } = await buyer.sent({ paymentOptions: { source: 'VISA' } });
    expect(flatText((await pdfOf(buyer, order_id)).raw)).toContain('Nog te betalen met Visa.');
  });

  it('has several pages, each with its head, and loses no line', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => ({
      name: `Artikel nummer ${at}`,
      articleNumber: `A-${at}`,
    }));
    const { id } = await makeOrder(test, site, buyer.customer, { rows });
    const pages = pdfPages((await pdfOf(buyer, id)).raw);
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, lines] of pages.entries()) {
      expect(lines.includes('Orderbevestiging')).toBe(at > 0);
      expect(lines).toContain(`Pagina ${at + 1} van ${pages.length}`);
    }
    const text = pages.flat();
    for (const { articleNumber } of rows) expect(text).toContain(articleNumber);
    // An order from before the breakdown was kept.
    expect(text.join(' ').replaceAll('\u00a0', ' ')).toContain('Totaal incl. btw € 20,51');
  });

  it('is for its customer: another customer’s, another site’s and an absent one are the same 404', async () => {
    const { id } = await makeOrder(test, site, buyer.customer);
    const other = await makeBuyer(test, site);
    const stranger = await makeBuyer(test, shop);
    const answers = [
      await test.call(pdfOrderConfirmation, { orderID: id }, other.caller),
      await test.call(pdfOrderConfirmation, { orderID: id }, stranger.caller),
      await test.call(pdfOrderConfirmation, { orderID: 2_000_000 }, buyer.caller),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('can be made for a customer without a name or address', async () => {
    const { id } = await makeOrder(test, site, buyer.customer, { address: null, pickup: true });
    expect(flatText((await pdfOf(buyer, id)).raw)).toContain('Afhalen bij');
  });
});
