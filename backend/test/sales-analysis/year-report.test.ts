import { endpoints } from '@toonbank/contract';
import { expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { flatText } from '../order-documents/paper.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import type { Buyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { pdfPages } from '../pdf/read-pdf.ts';
import { makeProduct, type TestApp } from '../support/index.ts';

const { yearReport } = endpoints.salesAnalysis;

let test: TestApp;
let site: Site;
let buyer: Buyer;
eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { buyer: { company: 'De Afnemer B.V.' } },
);

it('is a cover and the figures of the calendar year, in Dutch time', async () => {
  for (let at = 1; at <= 24; at += 1) {
    const product = await makeProduct(test, site, { name: `Artikel ${at}`, articleNumber: `JR-${at}-Z` });
    const row = { productId: product.id, name: product.name, articleNumber: product.articleNumber };
    for (const [placedAt, totalCents] of [
      [`2025-${String((at % 12) + 1).padStart(2, '0')}-12T10:00:00Z`, 10_000 - at * 100],
      [`2024-${String((at % 12) + 1).padStart(2, '0')}-12T10:00:00Z`, 8_000],
    ] as const)
      await makeOrder(test, site, buyer.customer, {
        placedAt: new Date(placedAt),
        status: 3,
        rows: [{ ...row, totalCents }],
      });
  }
  // New Year's Eve in UTC, the new year in Amsterdam.
  await makeOrder(test, site, buyer.customer, {
    placedAt: new Date('2025-12-31T23:30:00Z'),
    rows: [{ totalCents: 999_900 }],
  });
  const answer = await test.call(yearReport, { year: 2025 }, buyer.caller);
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="jaaroverzicht-2025-K\d+\.pdf"$/),
    },
  });
  const pages = pdfPages(answer.raw);
  expect(pages[0]?.join(' ')).toContain(`Uw jaar bij ${site.branch.name}`);
  const text = flatText(answer.raw);
  for (const part of [
    'De Afnemer B.V.',
    '€ 2.100,00',
    '€ 1.920,00',
    'Uw 20 belangrijkste artikelen',
    'JR-20-Z',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('JR-21-Z');
});

it('says on one page that nothing was ordered in a year', async () => {
  const { raw } = await test.call(yearReport, { year: 2019 }, buyer.caller);
  expect(pdfPages(raw)).toHaveLength(1);
  expect(flatText(raw)).toContain('In 2019 hebt u niets bij ons besteld.');
});
