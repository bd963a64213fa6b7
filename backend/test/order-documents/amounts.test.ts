import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, type Site } from '../../src/db/schema/index.ts';
import { makeCoupon } from '../coupons/make-coupon.ts';
import { type Buyer, makeBuyer } from '../orders/make-buyer.ts';
import { pdfPages } from '../pdf/read-pdf.ts';
import { makeProduct, makeSite, type TestApp, type TestProduct, testApp } from '../support/index.ts';
import { deliver } from './deliver.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Printed lines with ordinary spaces. */
async function printed(buyer: Buyer, invoiceID: number): Promise<string[]> {
  const { raw } = await test.call(endpoints.service.pdfInvoice, { invoiceID }, buyer.caller);
  return pdfPages(raw)
    .flat()
    .map((line) => line.replaceAll('\u00a0', ' '));
}

/** '€ 1.234,56' or '€ -5,00' in cents. */
const cents = (text = '') => Number(text.replace(/[^\d-]/g, ''));
/** The value after the line that begins like this. */
const behind = (lines: string[], label: RegExp) =>
  cents(lines[lines.findIndex((line) => label.test(line)) + 1]);
const allBehind = (lines: string[], label: RegExp) =>
  lines.flatMap((line, at) => (label.test(line) ? [cents(lines[at + 1])] : []));

async function shopWith(prices: Site['prices'], vats: number[]) {
  const site = await makeSite(test, { prices });
  const products: TestProduct[] = [];
  for (const [at, vat] of vats.entries())
    products.push(await makeProduct(test, site, { priceCents: 137 + at * 419, vat, stock: 100_000 }));
  return { site, products };
}

it.each(['customers', 'public'] as const)(
  'prints parts that add up to the cent where prices are for %s: lines, discount, shipping, VAT per rate, total',
  async (prices) => {
    const { site, products } = await shopWith(prices, [9, 21, 21, 9, 21]);
    const { code } = await makeCoupon(test, site, { value: 7 });
    const kind = prices === 'public' ? 'consumer' : 'business';
    for (const [turn, lineCount] of [1, 2, 4, 5].entries()) {
      const buyer = await makeBuyer(test, site, { kind });
      for (const [at, { id }] of products.slice(0, lineCount).entries())
        await buyer.add({ id, quantity: 1 + ((turn + at * 3) % 7) });
      if (turn % 2 === 1) await test.data(endpoints.cart.setCoupon, { coupon: code }, buyer.caller);
      const { order_id, order_number } = await buyer.sent({ paymentOptions: { source: 'IDEAL' } });
      const { invoiceId } = await deliver(test, site, order_number);
      const [order] = await test.database.inSite(site.id, (tx) =>
        tx.select().from(orders).where(eq(orders.id, order_id)),
      );
      const lines = await printed(buyer, invoiceId);
      // Each row ends with its rate and its amount.
      const rows = allBehind(lines, /^(9|21)%$/);
      expect(rows).toHaveLength(lineCount);
      const goods = behind(lines, /^Subtotaal /);
      const discount = turn % 2 === 1 ? behind(lines, /^Korting$/) : 0;
      const shipping = behind(lines, /^Verzendkosten$/);
      const vat = allBehind(lines, /^(Waarvan b|B)tw \d+% over /).reduce((sum, part) => sum + part, 0);
      const total = behind(lines, /^Totaal incl\. btw$/);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(goods);
      expect(discount).toBeLessThanOrEqual(0);
      expect(goods + discount + shipping + (prices === 'public' ? 0 : vat)).toBe(total);
      expect([total, vat]).toEqual([order?.totalInclCents, order?.vatCents]);
    }
  },
);

it('names the counter where the order was picked up', async () => {
  const { site, products } = await shopWith('customers', [21]);
  const buyer = await makeBuyer(test, site);
  await buyer.add({ id: products[0]?.id ?? 0, quantity: 1 });
  const { order_id, order_number } = await buyer.sent();
  await test.database.inSite(site.id, (tx) =>
    tx.update(orders).set({ pickup: true }).where(eq(orders.id, order_id)),
  );
  const { invoiceId } = await deliver(test, site, order_number);
  const lines = await printed(buyer, invoiceId);
  expect(lines).toEqual(expect.arrayContaining(['Afhalen bij', site.branch.street, 'Afhalen']));
  expect(lines).not.toContain('Afleveradres');
});
