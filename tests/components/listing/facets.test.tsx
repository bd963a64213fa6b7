// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FacetCounts } from '@/api/types';
import { facetsOf } from '@/components/listing/facet';
import { FacetPanel } from '@/components/listing/facet-panel';
import { valueText } from '@/components/listing/facet-text';
import type { ListAddress } from '@/components/listing/list-links';
import type { PriceView } from '@/components/shop';
import { fakeApi, refused } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

const router = { push: vi.fn(), prefetch: vi.fn() };
mockNavigation({ useRouter: () => router });
const { answers } = fakeApi();
let list = 0;
beforeEach(() => {
  list += 1;
  router.push.mockReset();
});
const values = Array.from({ length: 9 }, (_, n) => ({ value: `Merk ${n + 1}`, count: 20 - n }));
const address = (query: Partial<ListAddress['query']> = {}): ListAddress => ({
  // Which facets are opened is remembered by the list's path.
  path: `/nl/c/papier-${list}`,
  query: { page: 0, filters: {}, ...query },
});

const prices = [
  { value: '0-5', count: 4 },
  { value: '250-', count: 1 },
];
const request = { groupID: 1 };

function panel(list = address(), { view = 'hidden', facetCounts = { merk: values } }: Shown = {}) {
  const facets = facetsOf({ facetCounts, numFound: 99 }, list);
  return renderWithStore(
    <div className="listing">
      <FacetPanel id="filters" numFound={99} usual="naam-oplopend" {...{ facets, list, request, view }} />
      <section className="list-main" />
    </div>,
  );
}
interface Shown {
  view?: PriceView;
  facetCounts?: FacetCounts;
}
const shown = () => screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);

describe('contents', () => {
  const inhoud = [
    { value: '5 liter', count: 9 },
    { value: '100 stuks', count: 8 },
    { value: '500 ml', count: 7 },
    { value: '250 vel', count: 6 },
    { value: '20 liter', count: 1 },
    { value: '50 stuks', count: 1 },
  ];
  const headings = () =>
    screen.queryAllByRole('heading', { level: 3, hidden: true }).map((one) => one.textContent);

  it('of several kinds have a heading each, and keep it when all are shown', async () => {
    answers('products/get_products', () => ({
      ...{ num_found: 99, start: 0, max_score: 0, docs: [] },
      facet_counts: { inhoud },
    }));
    const { user } = panel(address(), { facetCounts: { inhoud } });
    expect(headings()).toEqual(['Liter en ml', 'Stuks', 'Vellen']);
    expect(shown()).toEqual(['500 ml 7', '5 liter 9', '100 stuks 8', '250 vel 6', 'Nog 2 tonen']);
    await user.click(screen.getByText('Nog 2 tonen'));
    expect(await screen.findByText('20 liter')).toBeTruthy();
    expect(headings()).toEqual(['Liter en ml', 'Stuks', 'Vellen']);
    expect(shown()).toEqual([
      '500 ml 7',
      '5 liter 9',
      '20 liter 1',
      '50 stuks 1',
      '100 stuks 8',
      '250 vel 6',
    ]);
  });

  it('of one kind have none, and neither have other facets', () => {
    const lengths = [
      { value: '45 cm', count: 9 },
      { value: '1 meter', count: 2 },
    ];
    panel(address(), { facetCounts: { inhoud: lengths, merk: values } });
    expect(headings()).toEqual([]);
  });
});

describe('a facet with many values', () => {
  it('renders its first values, and the chosen ones', () => {
    panel(address({ filters: { merk: ['Merk 9'] } }));
    expect(shown()).toEqual([
      'Alles wissen',
      ...values.slice(0, 4).map(({ value, count }) => `${value} ${count}`),
      'Merk 9 12',
      'Nog 4 tonen',
    ]);
  });

  it('shows the rest on request', async () => {
    const calls = answers('products/get_products', () => ({
      num_found: 99,
      start: 0,
      max_score: 0,
      docs: [],
      facet_counts: { merk: values },
    }));
    const { user } = panel();
    await user.click(screen.getByText('Nog 5 tonen'));
    expect(await screen.findByText('Merk 9')).toBeTruthy();
    expect(shown()).toHaveLength(9);
    expect(calls[0]?.body).toMatchObject({ groupID: 1, pageSize: 1 });
  });

  it('says when the rest can not be loaded', async () => {
    answers('products/get_products', () => refused('unavailable'));
    const { user } = panel();
    await user.click(screen.getByText('Nog 5 tonen'));
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
      'De overige keuzes laden lukte niet.',
    );
  });

  it('links to all of them for browsers without JavaScript', () => {
    panel();
    expect(screen.getByText('Nog 5 tonen').getAttribute('href')).toBe(
      `/nl/c/papier-${list}?page=0&alles=merk`,
    );
    const found = { facetCounts: { merk: values }, numFound: 99 };
    expect(facetsOf(found, address({ all: 'merk' }))[0]?.values).toHaveLength(9);
  });

  it('is absent when all products have the same value, unless it was chosen', () => {
    const found = { facetCounts: { voorraad: [{ value: 'op voorraad', count: 107 }] }, numFound: 107 };
    expect(facetsOf(found, address())).toEqual([]);
    expect(facetsOf({ ...found, numFound: 108 }, address())).toHaveLength(1);
    expect(facetsOf(found, address({ filters: { voorraad: ['op voorraad'] } }))).toHaveLength(1);
  });
});

const link = (name: string | RegExp) => screen.getByRole('link', { name, hidden: true });
const facetNames = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);

describe('choosing values one after another', () => {
  it('opens the filtered page, and keeps the scroll position', () => {
    panel();
    fireEvent.click(link('Merk 1 20'));
    expect(router.push).toHaveBeenLastCalledWith(`/nl/c/papier-${list}?page=0&merk=Merk+1`, {
      scroll: false,
    });
  });

  it('leaves clicks with a modifier key to the browser', () => {
    panel();
    fireEvent.click(link('Merk 1 20'), { ctrlKey: true });
    expect(router.push).not.toHaveBeenCalled();
  });

  it('offers to clear all of them', () => {
    panel(address({ filters: { merk: ['Merk 1', 'Merk 2'] } }));
    expect(link('Alles wissen').getAttribute('href')).toBe(`/nl/c/papier-${list}?page=0`);
    expect(screen.getByText('Filters (2)')).toBeTruthy();
  });
});

describe('the price facet', () => {
  const form = () => screen.getByRole('button', { name: 'Toepassen', hidden: true }).closest('form');
  const field = (name: string) => within(form() as HTMLElement).getByLabelText<HTMLInputElement>(name);

  it('is absent for users without prices', () => {
    panel(address(), { facetCounts: { merk: values } });
    expect(facetNames()).toEqual(['Merk']);
    expect(screen.queryByText('Toepassen')).toBeNull();
  });

  it('comes last, in words', () => {
    panel(address(), { view: 'excl', facetCounts: { prijs: prices, merk: values } });
    expect(facetNames()).toEqual(['Merk', 'Prijs']);
    expect(shown().slice(-2)).toEqual(['tot €\u00a05 4', 'vanaf €\u00a0250 1']);
  });

  it('loads a customer’s own ranges where the page has none', async () => {
    const calls = answers('products/get_products', () => ({
      num_found: 99,
      start: 0,
      max_score: 0,
      docs: [],
      facet_counts: { prijs: prices },
    }));
    panel(address(), { view: 'excl' });
    expect(await screen.findByText('tot € 5')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('accepts a typed range, which replaces the chosen one', async () => {
    const own = address({ filters: { prijs: ['0-5'], merk: ['Merk 1'] } });
    panel(own, { view: 'excl', facetCounts: { prijs: prices } });
    expect([field('Van').value, field('Tot').value]).toEqual(['', '5']);
    fireEvent.change(field('Van'), { target: { value: '2,50' } });
    fireEvent.change(field('Tot'), { target: { value: '30' } });
    fireEvent.click(screen.getByText('Toepassen'));
    expect(router.push).toHaveBeenLastCalledWith(`/nl/c/papier-${list}?page=0&merk=Merk+1&prijs=2.5-30`, {
      scroll: false,
    });
  });

  it('keeps three decimals in its texts, its fields and its address', () => {
    const own = address({ filters: { prijs: ['0.125-1.005'] } });
    panel(own, { view: 'excl', facetCounts: { prijs: prices } });
    expect([field('Van').value, field('Tot').value]).toEqual(['0,125', '1,005']);
    expect(valueText('prijs', '0.125-1.005')).toBe('€\u00a00,125 tot €\u00a01,005');
    expect(valueText('prijs', '0.5-2')).toBe('€\u00a00,50 tot €\u00a02');
    fireEvent.click(screen.getByText('Toepassen'));
    expect(router.push).toHaveBeenLastCalledWith(`/nl/c/papier-${list}?page=0&prijs=0.125-1.005`, {
      scroll: false,
    });
  });

  it('is a form that keeps the other filters, without JavaScript', () => {
    const own = address({ filters: { prijs: ['0-5'], merk: ['Merk 1'] }, sort: 'prijs-oplopend' });
    panel(own, { view: 'excl', facetCounts: { prijs: prices } });
    const sent = [...new FormData(form() as HTMLFormElement)];
    expect(sent).toEqual([
      ['page', '0'],
      ['sort', 'prijs-oplopend'],
      ['merk', 'Merk 1'],
      ['van', ''],
      ['tot', '5'],
    ]);
    expect(form()?.getAttribute('action')).toBe(`/nl/c/papier-${list}`);
  });
});
