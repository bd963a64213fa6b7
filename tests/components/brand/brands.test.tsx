// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Brand } from '@/components/brand/brand';
import { BrandGroups } from '@/components/brand/brand-groups';
import { letterOf, nameHas } from '@/components/brand/letters';
import { splitLead } from '@/components/content/split-lead';
import type { Shop } from '@/components/shop';
import { BrandsPage } from '@/templates/basis/brands';
import { SalePage } from '@/templates/basis/sale';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });

const shop = { prices: 'customers' } as Shop;
const brands: Brand[] = [
  { name: 'Ademwacht', count: 7, logo: '/media/demo/merken/ademwacht.svg' },
  { name: 'Bekerbos', count: 1 },
  { name: 'Toonkeur', count: 1541, house: true, text: '<p>Ons eigen merk.</p>' },
  { name: 'Überfris', count: 3 },
];
const show = (of = brands) => renderWithStore(<BrandsPage shop={shop} audience="visitor" brands={of} />);

describe('the overview of brands', () => {
  it('is sorted from A to Z, with a link to each letter and each brand', () => {
    show();
    const letters = within(screen.getByRole('navigation', { name: 'Merken op letter' }));
    expect(letters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['A', '#merk-a'],
        ['B', '#merk-b'],
        ['T', '#merk-t'],
        ['U', '#merk-u'],
      ],
    );
    expect(document.getElementById('merk-u')?.textContent).toBe('U');
    const tiles = within(screen.getByRole('list', { name: 'Merken' }));
    expect(tiles.getByRole('link', { name: 'Ademwacht 7 producten' }).getAttribute('href')).toBe(
      '/nl/c/merken/ademwacht',
    );
    expect(tiles.getByRole('link', { name: /Bekerbos 1 product$/ })).toBeTruthy();
  });

  it('lists the house brand before the others', () => {
    show();
    const own = within(screen.getByRole('region', { name: 'Ons huismerk' }));
    expect(own.getByText('Ons eigen merk.')).toBeTruthy();
    expect(own.getByRole('link', { name: 'Alle 1.541 producten bekijken' }).getAttribute('href')).toBe(
      '/nl/c/merken/toonkeur',
    );
  });

  it('filters brands by the typed letters, and says what to do when none is left', async () => {
    const { user } = show();
    const tiles = () => within(screen.getByRole('list', { name: 'Merken' })).queryAllByRole('link');
    await user.type(screen.getByRole('searchbox', { name: 'Zoek een merk' }), 'uber');
    expect(tiles().map((link) => link.getAttribute('href'))).toEqual(['/nl/c/merken/uberfris']);
    expect(screen.getByText('1 merk gevonden')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Zoek een merk' }), 'x');
    expect(tiles()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Zoek het als product' }).getAttribute('href')).toBe(
      '/nl/zoeken/uberx',
    );
  });

  it('searches products without JavaScript', () => {
    show();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect([field.form?.getAttribute('action'), field.name]).toEqual(['/nl/zoeken', 'q']);
  });

  it('shows a brand’s name where there is no logo, and sends no request without brands', () => {
    const { container, unmount } = show();
    const logos = [...container.querySelectorAll('.brand-grid .brand-logo')];
    expect(logos.map((logo) => logo.querySelector('img')?.getAttribute('src') ?? logo.textContent)).toEqual([
      '/media/demo/merken/ademwacht.svg',
      'Bekerbos',
      'Toonkeur',
      'Überfris',
    ]);
    unmount();
    show([]);
    expect(screen.getByRole('link', { name: 'Naar het assortiment' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('ignores accents in letters and names', () => {
    expect(['Überfris', '4Clean', 'éclat'].map(letterOf)).toEqual(['U', '#', 'E']);
    expect(nameHas('Crème Royale', 'creme r')).toBe(true);
    expect(nameHas('Crème', '')).toBe(true);
  });
});

describe('a brand’s groups', () => {
  it('link to the group, filtered by the brand', () => {
    renderWithStore(
      <BrandGroups
        brand="Helder & Wit"
        groups={[{ id: 4, siteLabel: 'Papier', path: 'c/papier', count: 12 }]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Papier 12' }).getAttribute('href')).toBe(
      '/nl/c/papier?groupID=4&page=0&merk=Helder+%26+Wit',
    );
  });
});

describe('the sale', () => {
  const list = { numFound: 0, start: 0, maxScore: 0, docs: [], facetCounts: {} };
  const page = (filters = {}) =>
    renderWithStore(
      <SalePage
        shop={shop}
        audience="visitor"
        list={list}
        intro={{
          content: '<p>Op is op.</p>',
          image: '/media/demo/scenes/sale.svg',
          imageAlt: 'Dozen',
          imageFocal: '',
        }}
        query={{ page: 0, filters }}
        request={{ sale: true }}
      />,
    );

  it('says so when no product is reduced, and where to go', () => {
    page();
    expect(screen.getByRole('heading', { name: 'Nu niets afgeprijsd' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bekijk de merken' }).getAttribute('href')).toBe('/nl/c/merken');
    expect(screen.queryByText('Op is op.')).toBeNull();
  });

  it('does not say so when filters leave no product', () => {
    page({ merk: ['Helderwit'] });
    expect(screen.queryByRole('heading', { name: 'Nu niets afgeprijsd' })).toBeNull();
    expect(screen.getByText('Op is op.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Dozen' })).toBeTruthy();
  });
});

describe('a landing page’s text', () => {
  it('is divided into its lead and the rest', () => {
    expect(splitLead('<p>Kort.</p><h2>Lang</h2><p>Meer.</p>')).toEqual({
      lead: '<p>Kort.</p>',
      rest: '<h2>Lang</h2><p>Meer.</p>',
    });
    expect(splitLead('<h2>Meteen</h2><p>Meer.</p>').lead).toBe('');
  });
});
