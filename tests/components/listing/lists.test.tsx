// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { clearHref, toggleHref } from '@/components/listing/filter-links';
import { chosenFilters, type ListAddress, pageHref } from '@/components/listing/list-links';
import { LoadMore } from '@/components/listing/load-more';
import { ProductListing } from '@/components/listing/product-listing';
import { ViewToggle } from '@/components/listing/view-toggle';
import { pageWindow } from '@/components/ui/page-window';
import { fakeApi, refused } from '../../store/support/api';
import { wireProduct } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });
const api = fakeApi();

const address: ListAddress = {
  path: '/nl/c/papier',
  groupId: 10,
  query: { page: 2, filters: { merk: ['Blank', 'Zilverwit'] } },
};
const list = camelize({
  num_found: 60,
  start: 0,
  max_score: 0,
  docs: [wireProduct()],
  facet_counts: { merk: [{ value: 'Blank', count: 7 }], kleur: [{ value: 'wit', count: 3 }] },
});

/** jsdom has no viewport; the test reports when an element is in view. */
function stubObserver() {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (typeof seen)[number]) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => seen.at(-1)?.([{ isIntersecting: true }]);
}

describe('addresses of a list', () => {
  it('keep the filters from page to page', () => {
    expect(pageHref(address, 3)).toBe('/nl/c/papier?groupID=10&page=3&merk=Blank&merk=Zilverwit');
  });

  it('add and remove one value, and start at the first page again', () => {
    expect(toggleHref(address, 'kleur', 'wit')).toBe(
      '/nl/c/papier?groupID=10&page=0&kleur=wit&merk=Blank&merk=Zilverwit',
    );
    expect(toggleHref(address, 'merk', 'Blank')).toBe('/nl/c/papier?groupID=10&page=0&merk=Zilverwit');
    expect(clearHref(address)).toBe('/nl/c/papier?groupID=10&page=0');
    expect(chosenFilters(address)).toHaveLength(2);
  });

  it('link to the first page, the last, and the neighbours', () => {
    expect(pageWindow(5, 12).map(({ page }) => page)).toEqual([0, null, 3, 4, 5, 6, 7, null, 11]);
    expect(pageWindow(0, 2).map(({ page }) => page)).toEqual([0, 1]);
  });
});

describe('a list of products', () => {
  beforeEach(() => {
    stubObserver();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const sorts = () =>
    within(screen.getByRole('combobox', { name: 'Sorteren op' }))
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('shows the number of products and the filters, with a link to remove each', async () => {
    const { user } = renderWithStore(<ProductListing {...{ list, address }} request={{}} view="excl" />);
    expect(screen.getByRole('heading', { name: '60 producten' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Merk Blank weghalen' })).toBeTruthy();
    // In the browser the filters are server-rendered; their script is loaded on the first interaction.
    await user.hover(screen.getByRole('heading', { name: '60 producten' }));
    expect(await screen.findByRole('link', { name: /Blank 7/, current: true, hidden: true })).toBeTruthy();
  });

  it('does not let visitors sort by hidden prices', () => {
    renderWithStore(<ProductListing {...{ list, address }} request={{}} view="hidden" />);
    expect(sorts()).toEqual(['Meest besteld', 'Naam A–Z', 'Naam Z–A']);
  });

  it('sorts a search by relevance first', () => {
    renderWithStore(<ProductListing {...{ list, address }} request={{}} view="excl" search="zeep" />);
    expect(sorts()[0]).toBe('Beste resultaat');
  });

  it('can be sorted by price of use where the answer says of what', () => {
    const withUse = { ...list, useMeasure: 'wash' as const };
    const { unmount } = renderWithStore(
      <ProductListing list={withUse} address={address} request={{}} view="excl" />,
    );
    expect(sorts().at(-1)).toBe('Prijs per gebruik');
    unmount();
    renderWithStore(<ProductListing list={withUse} address={address} request={{}} view="hidden" />);
    expect(sorts()).not.toContain('Prijs per gebruik');
  });

  it('offers links when it is empty', () => {
    const none = { ...list, numFound: 0, docs: [] };
    const { unmount } = renderWithStore(
      <ProductListing list={none} address={address} request={{}} view="excl" />,
    );
    expect(screen.getByRole('link', { name: 'Filters wissen' }).getAttribute('href')).toBe(
      clearHref(address),
    );
    unmount();
    const plain = { ...address, query: { page: 0, filters: {} } };
    renderWithStore(<ProductListing list={none} address={plain} request={{}} view="excl" search="xyz" />);
    expect(screen.getByText(/Wij vonden niets voor ‘xyz’/)).toBeTruthy();
  });
});

describe('more products', () => {
  const props = {
    request: { groupID: 10 },
    address: { path: '/nl/c/papier', query: { page: 0, filters: {} } },
    pages: 3,
    numFound: 60,
    view: 'hidden' as const,
  };
  const servePage = () =>
    api.answers('products/get_products', (body) => {
      const { page = 0 } = body as { page?: number };
      const docs = [wireProduct({ product_id: 100 + page, product_name: `Artikel ${page}` })];
      return { num_found: 60, start: 0, max_score: 0, docs, facet_counts: {} };
    });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are a link to the next page until the list can load by itself', () => {
    stubObserver();
    renderWithStore(<LoadMore {...props} />);
    expect(screen.getByRole('link', { name: 'Meer producten' }).getAttribute('href')).toBe(
      '/nl/c/papier?page=1',
    );
  });

  it('load the next page near the end of the list, after a pause', async () => {
    const comeNear = stubObserver();
    const calls = servePage();
    renderWithStore(<LoadMore {...props} />);
    act(comeNear);
    expect(await screen.findByRole('button', { name: 'Meer producten' })).toBeTruthy();
    expect(calls).toHaveLength(0);
    act(comeNear);
    expect(await screen.findByRole('link', { name: 'Artikel 1' })).toBeTruthy();
    expect(calls.map((call) => call.body)).toEqual([{ groupID: 10, page: 1 }]);
  });

  it('load at once on the button, and the next link follows', async () => {
    stubObserver();
    servePage();
    const { user } = renderWithStore(<LoadMore {...props} />);
    await user.click(screen.getByRole('link', { name: 'Meer producten' }));
    expect(await screen.findByRole('link', { name: 'Artikel 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volgende' }).getAttribute('href')).toBe('/nl/c/papier?page=2');
  });

  it('are restored on Back', async () => {
    stubObserver();
    const calls = servePage();
    const { user, store, unmount } = renderWithStore(<LoadMore {...props} />);
    await user.click(screen.getByRole('link', { name: 'Meer producten' }));
    await screen.findByRole('link', { name: 'Artikel 1' });
    unmount();
    history.replaceState({ listPlace: { card: 1, top: 0 } }, '');
    renderWithStore(<LoadMore {...props} />, store);
    expect(await screen.findByRole('link', { name: 'Artikel 1' })).toBeTruthy();
    expect(calls).toHaveLength(1);
    history.replaceState(null, '');
  });

  it('show an error for a page that failed, and a button that retries', async () => {
    stubObserver();
    api.answers('products/get_products', () => refused('unavailable'));
    const { user } = renderWithStore(<LoadMore {...props} />);
    await user.click(screen.getByRole('link', { name: 'Meer producten' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Meer producten laden lukte niet.');
    stubObserver();
    servePage();
    await user.click(screen.getByRole('button', { name: 'Meer producten' }));
    expect(await screen.findByRole('link', { name: 'Artikel 1' })).toBeTruthy();
  });
});

it('remember rows or tiles, where the style sheet reads it', async () => {
  const { user } = renderWithStore(<ViewToggle />);
  await user.click(screen.getByRole('button', { name: 'Als raster' }));
  expect(document.documentElement.dataset.view).toBe('grid');
  expect(localStorage.getItem('toonbank.view')).toBe('grid');
  expect(screen.getByRole('button', { name: 'Als raster' }).getAttribute('aria-pressed')).toBe('true');
  render(<p />);
});
