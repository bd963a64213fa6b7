// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { WasteEntry, WasteList } from '@/api/types';
import { WasteReport } from '@/components/waste/waste-report';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) });

const filter = { page: 0, from: '2025-12', until: '2026-02' };
const entry: WasteEntry = {
  wasteId: 7,
  productId: 3,
  productName: 'Afwasmiddel',
  productExtCode: 'AF-1',
  unitDesc: 'per fles',
  quantity: 2,
  reason: 'expired',
  note: '',
  photoId: null,
  value: 12.4,
  valuedBy: 'paid',
  wastedAt: '2026-02-03T10:00:00Z',
  wastedBy: 'Noor Tester',
};
const data = (part: Partial<WasteList>): WasteList => ({
  ...{ numFound: 1, start: 0, total: 12.4, entries: [entry] },
  months: [],
  ...part,
});
const show = (waste: WasteList, part: Partial<typeof filter> & { reason?: 'lost' } = {}) =>
  renderWithStore(<WasteReport waste={waste} filter={{ ...filter, ...part }} today="2026-02" />);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

it('has the same amounts in the chart and in the table, per month and reason, with sums', () => {
  show(
    data({
      months: [
        { month: '2025-12-01', reason: 'expired', value: 30, entries: 2 },
        { month: '2025-12-01', reason: 'lost', value: 0.1, entries: 1 },
        { month: '2026-02-01', reason: 'lost', value: 0.2, entries: 1 },
      ],
    }),
  );
  const table = screen.getByRole('table', { name: 'Bedragen per maand en reden' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => plain(textContent)),
    );
  expect(rows.slice(1)).toEqual([
    ['december 2025', '€ 30,00', '€ 0,10', '€ 30,10'],
    ['februari 2026', '–', '€ 0,20', '€ 0,20'],
    ['Totaal', '€ 30,00', '€ 0,30', '€ 30,30'],
  ]);
  const chart = screen.getByRole('img', { name: /^Verspilling per maand en reden/ });
  expect(plain(chart.getAttribute('aria-label'))).toContain('Het meeste in december 2025: € 30,10.');
  expect(plain(chart.textContent)).toBe('dec 2025€ 30,10jan 2026€ 0,00feb 2026€ 0,20');
});

it('divides a bar by the amounts of its reasons, and each reason has its own pattern', () => {
  show(
    data({
      months: [
        { month: '2026-01-01', reason: 'broken', value: 30, entries: 1 },
        { month: '2026-01-01', reason: 'spoiled', value: 10, entries: 1 },
      ],
    }),
  );
  const bars = [...screen.getByRole('img', { name: /^Verspilling/ }).querySelectorAll('g rect')];
  const [broken, spoiled] = bars.filter((bar) => bar.getAttribute('width') !== '0%');
  const share = (bar: Element | undefined) => Number.parseFloat(bar?.getAttribute('width') ?? '');
  expect(share(broken) / share(spoiled)).toBeCloseTo(3);
  expect(broken?.getAttribute('fill')).not.toBe(spoiled?.getAttribute('fill'));
});

it('names each entry, and the button that removes it', () => {
  show(data({}));
  expect(screen.getByRole('link', { name: 'Afwasmiddel' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verwijderen: Afwasmiddel' })).toBeTruthy();
});

it('chooses the months of the address, also those of more than five years ago', () => {
  show(data({}), { from: '2019-03', until: '2019-05' });
  const chosen = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  expect(chosen('Van maand').selectedOptions[0]?.text).toBe('maart 2019');
  expect(chosen('Tot en met maand').selectedOptions[0]?.text).toBe('mei 2019');
  expect([...chosen('Van maand').options].map(({ value }) => value)).toEqual(
    [...chosen('Van maand').options]
      .map(({ value }) => value)
      .sort()
      .reverse(),
  );
});

it('says what to do when nothing was noted, and when nothing fits the filter', () => {
  const { unmount } = show(data({ numFound: 0, entries: [], total: 0 }));
  expect(screen.getByText('Nog geen verspilling genoteerd')).toBeTruthy();
  unmount();
  show(data({ numFound: 0, entries: [], total: 0 }), { reason: 'lost' });
  expect(screen.getByRole('link', { name: 'Laatste twaalf maanden tonen' })).toBeTruthy();
  expect(screen.getByText(/met deze reden niets genoteerd/)).toBeTruthy();
});

it('names no reason in an empty period when none was chosen', () => {
  show(data({ numFound: 0, entries: [], total: 0 }), { from: '2025-01', until: '2025-03' });
  expect(screen.getByText('Niets genoteerd in deze maanden')).toBeTruthy();
  expect(screen.queryByText(/reden niets genoteerd/)).toBeNull();
});
