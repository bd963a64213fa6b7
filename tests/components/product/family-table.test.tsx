// @vitest-environment jsdom

import { gzipSync } from 'node:zlib';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { FamilyRow } from '@/components/product/family/family-row';
import { FamilyTable } from '@/components/product/family/family-table';
import { readRows } from '@/components/product/family/read-rows';
import { rowsOf, toRowsText } from '@/components/product/family/rows-text';
import { TableOfText } from '@/components/product/family/table-of-text';
import { formatCents } from '@/lib/money';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { makeStore } from '@/store/make-store';
import { fakeApi } from '../../store/support/api';
import { wireCart } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();

const row = (id: number, value: string, more: Partial<FamilyRow> = {}): FamilyRow => ({
  ...{ id, value, code: `TB-${16_000 + id}` },
  href: `/nl/p/handschoen-nitril-grijpland-basic-poedervrij-blauw-maat-${id}-1000-stuks-${id}`,
  ...{ unitId: id * 3, unitName: 'doos', unitText: 'doos à 1.000 stuks' },
  price: { excl: formatCents(4000 + id * 13), incl: formatCents(4840 + id * 17) },
  ...{ stock: 'soon', delivery: 'Direct leverbaar', ...more },
});
const soldOut = { stock: 'none', delivery: 'Niet leverbaar' } as const;
const rows = [row(1, 'S'), row(2, 'M'), row(3, 'L', soldOut)];
const field = (value: string) =>
  screen.getByRole('spinbutton', { name: `Aantal ${value}` }) as HTMLInputElement;
const show = () => renderWithStore(<FamilyTable axis="Maat" current={2} rows={rows} view="excl" />);

describe('the table of a family', () => {
  it('marks the product of the page and links to the others', () => {
    show();
    const [, , chosen] = screen.getAllByRole('row');
    expect(chosen?.getAttribute('aria-current')).toBe('true');
    expect(within(chosen as HTMLElement).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'S' }).getAttribute('href')).toContain('-maat-1-1000-stuks-1');
    expect(field('L').disabled).toBe(true);
  });

  it('puts all rows into the cart in one call', async () => {
    const calls = api.answers('quickorder/set_lines_to_cart', () => ({
      cart: wireCart(),
      added: [1, 2],
      skipped: 0,
      refused: [],
    }));
    const { user } = show();
    await user.type(field('S'), '2');
    await user.type(field('M'), '5');
    await user.click(screen.getByRole('button', { name: 'Aantallen in winkelwagen' }));
    expect(await screen.findByRole('link', { name: /winkelwagen/i })).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        lines: [
          { productID: 1, unitID: 3, quantity: 2 },
          { productID: 2, unitID: 6, quantity: 5 },
        ],
      },
    ]);
    expect([field('S').value, field('M').value]).toEqual(['', '']);
  });

  it('shows a customer’s own prices when they have come, and what was sold out since', async () => {
    const price = (euros: number, stock = 5) => ({
      stock,
      units: { 3: { price: euros }, 6: { price: euros } },
    });
    api.server.use(
      http.get('*/internal/prices', () => HttpResponse.json({ 1: price(12.5), 2: price(25, 0) })),
    );
    const shared = rows.map(({ price: _, ...one }) => one);
    renderWithStore(
      <TableOfText
        {...{ axis: 'Maat', current: 2, view: 'excl', table: null, text: toRowsText(shared) }}
        follow={{ pricesFrom: customerPricesUrl([1, 2]), vat: 21 }}
      />,
    );
    expect(screen.getAllByText('Prijs wordt geladen')).toHaveLength(3);
    expect((await screen.findByText(/12,50/)).closest('tr')?.textContent).toContain('Direct leverbaar');
    expect(screen.getByText(/25,00/).closest('tr')?.textContent).toContain('Niet leverbaar');
    expect(field('M').disabled).toBe(true);
  });

  it('shows what is back in stock in a page that a browser kept, and the VAT of each row', async () => {
    const price = { stock: 5, units: { 3: { price: 10 }, 6: { price: 10 }, 9: { price: 10 } } };
    api.server.use(http.get('*/internal/prices', () => HttpResponse.json({ 1: price, 2: price, 3: price })));
    const kept = [row(1, 'S'), row(2, 'M', { vat: 9 }), row(3, 'L', { ...soldOut, days: 3 })];
    const { container, unmount } = renderWithStore(
      <FamilyTable axis="Maat" current={2} rows={kept} view="both" />,
    );
    const table = container.querySelector('table');
    unmount();
    renderWithStore(
      <TableOfText
        {...{ axis: 'Maat', current: 2, view: 'both', text: '{}', table }}
        follow={{ pricesFrom: customerPricesUrl([1, 2, 3]), vat: 21 }}
      />,
    );
    expect((await screen.findByText('Levertijd: 3 werkdagen')).className).toBe('stock stock-later');
    expect(field('L').disabled).toBe(false);
    const incl = [...document.querySelectorAll('.vat-incl')].map(({ textContent }) => textContent);
    expect(incl).toEqual(['€\u00a012,10', '€\u00a010,90', '€\u00a012,10']);
  });

  it('keeps the number of a row that is refused, with the reason beside it', async () => {
    const line = {
      product_id: 2,
      product_name: 'M',
      reason: 'insufficient_stock',
      quantity: 90,
      unit_id: 6,
      fixes: [4],
    };
    api.answers('quickorder/set_lines_to_cart', () => ({
      cart: wireCart(),
      added: [1],
      skipped: 0,
      refused: [line],
    }));
    const { user } = show();
    await user.type(field('S'), '1');
    await user.type(field('M'), '90{Enter}');
    expect(await screen.findByText('Nog 4 dozen op voorraad.')).toBeTruthy();
    expect([field('S').value, field('M').value]).toEqual(['', '90']);
  });

  it('is a form that works without JavaScript', () => {
    const { container } = show();
    const form = container.querySelector('form');
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', '/internal/forms/family']);
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual(['van', '1.3', '2.6']);
  });

  it.each(['excl', 'both'] as const)('can be read from its own table (%s)', (view) => {
    const all = rows.map(({ price, ...one }, at) => ({
      ...one,
      ...(at > 0 && { step: 6, vat: 9 }),
      ...(at === 2 && { days: 0 }),
      ...(price && at < 2 && { price: view === 'both' ? price : { excl: price.excl } }),
      ...(price &&
        at === 1 &&
        view === 'both' && {
          price: { ...price, perMeasure: '€ 1,21 per liter' },
        }),
    }));
    renderWithStore(<FamilyTable axis="Maat" current={2} rows={all} view={view} />);
    // The product of the page has no link to itself.
    const read = all.map((one) => (one.id === 2 ? { ...one, href: '' } : one));
    const table = screen.getByRole('table');
    expect(readRows(table)).toEqual(read);
    expect(rowsOf('{}', table)).toEqual(read);
    expect(rowsOf(toRowsText(all), table)).toEqual(all);
    expect(rowsOf('{}', null)).toEqual([]);
  });

  it('weighs less than 2 KB with 40 rows: the data of the page does not repeat it', () => {
    const many = Array.from({ length: 40 }, (_, at) => row(at + 10, `${at + 20} cm`));
    const html = renderToString(
      <Provider store={makeStore(undefined, undefined, [])}>
        <FamilyTable axis="Maat" current={10} rows={many} view="both" />
      </Provider>,
    );
    expect(gzipSync(html).length).toBeLessThan(2_048);
  });
});
