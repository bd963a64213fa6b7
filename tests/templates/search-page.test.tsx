// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { SearchPage } from '@/templates/basis/search';
import type { SearchProps } from '@/templates/props';
import { tenants } from '@/tenants';
import { renderWithStore } from '../components/support/render-with-store';
import { wireProduct } from '../store/support/builders';
import { mockNavigation } from '../support/navigation';

mockNavigation({ useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const { demo } = tenants;
const shop = { ...demo, logo: { src: '/logo.svg', width: 10, height: 10 } } as unknown as SearchProps['shop'];
const hits = camelize({
  num_found: 2,
  start: 0,
  max_score: 1,
  docs: [wireProduct()],
  facet_counts: {},
  groups: [
    { id: 3, site_label: 'Toiletpapier', path: 'c/papier', count: 9 },
    { id: 4, site_label: 'Dispensers', path: 'c/dispensers', count: 4 },
  ],
});
const nothing = { ...hits, numFound: 0, docs: [], groups: [] };
const groups = [
  { id: 1, siteLabel: 'Papier', path: 'c/papier', image: '/media/demo/groups/1.svg', subgroups: [] },
] as unknown as SearchProps['groups'];

const show = (own: Partial<SearchProps>) =>
  renderWithStore(
    <SearchPage
      {...{ shop, audience: 'visitor', text: 'wc-rol', list: hits, groups: [], request: {}, pages: [] }}
      query={{ page: 0, filters: {} }}
      texts={{ top: null, bottom: null }}
      {...own}
    />,
  );
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of results', () => {
  it('names the searched text, and the groups with results', () => {
    show({});
    expect(title()).toBe('Resultaten voor ‘wc-rol’');
    expect(href('Toiletpapier 9')).toBe('/nl/zoeken/wc-rol?groupID=3&page=0');
  });

  it('keeps filters when it narrows to a group, and links back', () => {
    show({ group: { id: 3, siteLabel: 'Toiletpapier' }, query: { page: 2, filters: { merk: ['Blank'] } } });
    expect(href(/overal zoeken/)).toBe('/nl/zoeken/wc-rol?page=0&merk=Blank');
    expect(href('Dispensers 4')).toBe('/nl/zoeken/wc-rol?groupID=4&page=0&merk=Blank');
  });

  it('says when the search was corrected', () => {
    show({ text: 'toiletpapeir', list: { ...hits, corrected: 'toiletpapier' } });
    expect(title()).toBe('Resultaten voor ‘toiletpapier’');
    const notice = 'Niets gevonden voor ‘toiletpapeir’. Dit zijn de resultaten voor ‘toiletpapier’.';
    expect(screen.getByText(notice)).toBeTruthy();
    expect(href('Toiletpapier 9')).toBe('/nl/zoeken/toiletpapier?groupID=3&page=0');
  });

  it('shows an unusual text safely and short', () => {
    show({ text: `<img src=x onerror=alert(1)> 😀 \u202eabc ${'z'.repeat(500)}` });
    expect(document.querySelector('main img, h1 img')).toBeNull();
    expect(title()?.length).toBeLessThan(90);
    expect(title()).not.toContain('\u202e');
  });
});

describe('no results', () => {
  it('gives tips, groups and a way to ask for the product, with the text filled in', () => {
    show({ text: 'éénhoorn & co', list: nothing, groups });
    expect(title()).toBe('Niets gevonden voor ‘éénhoorn & co’');
    expect(href('Vraag het product aan')).toBe('/nl/inkoop-op-maat/?product=%C3%A9%C3%A9nhoorn%20%26%20co');
    const mail = new URL(href(demo.branch.email) ?? '');
    expect(mail.searchParams.get('subject')).toBe('Gezocht: éénhoorn & co');
    expect(href(demo.branch.phone)).toMatch(/^tel:/);
    expect(href(/^Papier /)).toBe('/nl/c/papier?groupID=1&page=0');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  it('suggests a correction', () => {
    show({ text: 'zepe', list: { ...nothing, corrected: 'zeep' }, groups });
    expect(screen.getByText(/Bedoelde u/)).toBeTruthy();
    expect(href('zeep')).toBe('/nl/zoeken/zeep');
  });

  it('in one group link to the whole shop, and with filters to the search without them', () => {
    const { unmount } = show({ list: nothing, groups, group: { id: 3, siteLabel: 'Toiletpapier' } });
    expect(href('Zoek in het hele assortiment')).toBe('/nl/zoeken/wc-rol');
    unmount();
    show({ list: nothing, groups, query: { page: 0, filters: { merk: ['Blank'] } } });
    expect(href('Filters wissen')).toBe('/nl/zoeken/wc-rol?page=0');
  });
});

it('offers links before the first search', () => {
  show({ text: '', list: nothing, groups });
  expect(title()).toBe('Wat zoekt u?');
  expect(screen.getByRole('heading', { name: 'Zo zoekt u het snelst' })).toBeTruthy();
  expect(screen.queryByText('Staat het er niet bij?')).toBeNull();
  expect(href(/^Papier /)).toBeTruthy();
});

describe('pages among the results', () => {
  const hit = { id: 1, path: 'vragen-over-levering', menu: 'vragen', title: 'Vragen over levering' };
  const pages = [
    {
      ...hit,
      kind: 'page',
      snippet: 'Gratis vanaf € 100.',
      section: 'Wat kost het?',
      anchor: 'wat-kost-het',
    },
    {
      ...hit,
      kind: 'page',
      id: 2,
      path: 'afvalzakken',
      menu: 'assortiment',
      title: 'Zakken',
      snippet: 'Kies.',
      section: '',
      anchor: '',
    },
    {
      ...hit,
      kind: 'news',
      id: 3,
      path: 'glazen',
      menu: '',
      title: 'Doffe glazen',
      snippet: 'a',
      section: '',
      anchor: '',
    },
    {
      ...hit,
      kind: 'blog',
      id: 4,
      path: 'ijs',
      menu: '',
      title: 'IJskoffie',
      snippet: 'b',
      section: '',
      anchor: '',
    },
  ] as SearchProps['pages'];
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

  it('stand below the products, and lead to the question with the words', () => {
    show({ pages });
    expect(href('Wat kost het?')).toBe('/nl/vragen-over-levering#wat-kost-het');
    expect([href('Zakken'), href('Doffe glazen'), href('IJskoffie')]).toEqual([
      '/afvalzakken',
      '/nl/nieuws/glazen',
      '/nl/recepten-en-videos/ijs',
    ]);
    const found = screen.getByRole('heading', { name: 'Ook gevonden: pagina’s' });
    expect(isBefore(screen.getAllByRole('article')[0] as Element, found)).toBe(true);
    expect(found.parentElement?.textContent).toContain('Vragen · Vragen over levering');
  });

  it('come first where no product was found', () => {
    show({ list: nothing, groups, pages });
    expect(title()).toBe('Resultaten voor ‘wc-rol’');
    const found = screen.getByRole('heading', { name: 'Gevonden op onze pagina’s' });
    expect(isBefore(found, screen.getByRole('heading', { name: 'Geen producten gevonden' }))).toBe(true);
  });

  it('come first where the products are those of a corrected text', () => {
    show({ list: { ...hits, corrected: 'wc rol' }, pages });
    expect(screen.getByRole('heading', { name: 'Gevonden op onze pagina’s' })).toBeDefined();
  });

  it('are not named where there are none', () => {
    show({});
    expect(screen.queryByRole('heading', { name: /pagina’s/ })).toBeNull();
  });
});
