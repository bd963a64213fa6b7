// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Analysis } from '@/components/sales-analysis/analysis';
import { SalesAnalysisPage } from '@/templates/basis/account/sales-analysis';
import { SalesRowsPage } from '@/templates/basis/account/sales-rows';
import { own, shop } from '../components/support/account';
import { renderWithStore } from '../components/support/render-with-store';
import { mockNavigation } from '../support/navigation';

mockNavigation({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) });

const filter = { period: 'vorig-jaar', from: '2025-01-01', until: '2025-12-31' } as const;
const page = { shop, audience: 'customer', today: '2026-11-25' } as const;

const month = (at: number, total: number, previous: number) => ({
  ...{ month: `2025-${String(at).padStart(2, '0')}-01`, total, previous, orders: total > 0 ? 1 : 0 },
});
const anAnalysis = (fields: Partial<Analysis> = {}): Analysis => ({
  ...{ total: 588, previous: 1_000, orders: 2, previousOrders: 3, firstDay: '2023-03-12', wasteTotal: 0 },
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) =>
    month(at, at === 2 ? 588 : 0, at === 3 ? 1_000 : 0),
  ),
  weeks: [
    { week: '2025-02-03', total: 588, pieces: 0 },
    { week: '2025-02-10', total: 0, pieces: 0 },
  ],
  products: [
    {
      ...{ productId: 7, productName: 'Rolmeester 2-laags', productExtCode: 'TP-1', baseUnit: 'rol' },
      ...{ pieces: 480, previousPieces: 900, total: 588, previous: 900, orders: 2, used: null, waste: 0 },
    },
  ],
  other: { products: 3, total: 0, previous: 0 },
  groups: [
    { id: 1, name: 'Toiletpapier', total: 488, previous: 900 },
    { id: null, name: '', total: 100, previous: 100 },
  ],
  suppliers: [{ id: null, name: '', total: 588, previous: 1_000 }],
  addresses: [{ id: 4, name: 'Magazijn, Proefdam', total: 588, previous: 1_000 }],
  ...fields,
});

const show = (analysis: Analysis, shown: Parameters<typeof SalesAnalysisPage>[0]['filter'] = filter) => {
  const loaded = own({ analysis, choices: analysis });
  const { container } = renderWithStore(<SalesAnalysisPage {...page} filter={shown} loaded={loaded} />);
  return { container, text: container.textContent?.replaceAll('\u00a0', ' ') ?? '' };
};

it('says first what changed, and what made the change', () => {
  expect(show(anAnalysis()).text).toContain('€ 412,00 minder dan een jaar eerder, vooral toiletpapier.');
  expect(show(anAnalysis({ total: 1_000 })).text).toContain('Evenveel als een jaar eerder.');
  expect(show(anAnalysis({ previous: 0 })).text).toContain('Een jaar eerder kocht u in deze periode niets.');
  expect(show(anAnalysis({ firstDay: '2025-06-30' })).text).toContain('U koopt hier sinds 30 juni 2025');
});

it('draws its charts as named pictures, each with the table of its figures', () => {
  const { container } = show(anAnalysis());
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
    'Per maand. Bedragen in euro’s, met dezelfde maanden een jaar eerder.',
    'Verbruik per week. Wat u per week kocht, in euro’s.',
  ]);
  const months = within(container).getByRole('table', { name: 'Per maand', hidden: true });
  const rows = within(months).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(13);
  expect(rows[2]?.textContent?.replaceAll('\u00a0', ' ')).toBe('februari 20251€ 588,00€ 0,00');
  // The bar of the year before has a pattern, and a hover title has both amounts.
  expect(container.querySelectorAll('rect[fill^="url(#"]').length).toBeGreaterThanOrEqual(12);
  expect(container.querySelector('title')?.textContent).toContain('januari 2025');
});

it('leads from each part to its own analysis, to the order rows, the file and the papers', () => {
  show(anAnalysis());
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  const base = '/nl/mijn-account/verkoopanalyse';
  expect(hrefOf('Toiletpapier')).toBe(`${base}?periode=vorig-jaar&groep=1`);
  expect(hrefOf('Rolmeester 2-laags')).toBe(`${base}?periode=vorig-jaar&artikel=7`);
  expect(hrefOf('Magazijn, Proefdam')).toBe(`${base}?periode=vorig-jaar&adres=4`);
  expect(hrefOf('Bestelregels bekijken')).toBe(`${base}/regels?periode=vorig-jaar`);
  expect(hrefOf('Downloaden als CSV')).toBe(`${base}/bestelregels.csv?periode=vorig-jaar`);
  expect(
    screen.getAllByRole('link', { name: /Jaaroverzicht/ }).map((link) => link.getAttribute('href')),
  ).toEqual([2026, 2025, 2024, 2023].map((year) => `${base}/jaar-${year}.pdf`));
});

it('shows waste and real use where they are known', () => {
  const [product] = anAnalysis().products;
  if (!product) throw new Error('There is no product.');
  expect(show(anAnalysis()).text).not.toContain('Weggegooid');
  const { text } = show(
    anAnalysis({
      wasteTotal: 12.5,
      products: [
        { ...product, used: 400, waste: 24 },
        { ...product, productId: 8 },
      ],
    }),
  );
  expect(text).toContain('Weggegooid€ 12,50');
  expect(text).toContain('niet geteld');
});

it('says so for a new customer, an empty selection, own days that can’t be, and a failure', () => {
  const empty = { total: 0, previous: 0, products: [], groups: [], suppliers: [], addresses: [] };
  expect(show(anAnalysis({ ...empty, firstDay: null })).text).toContain('Nog niets te analyseren');
  expect(show(anAnalysis(empty)).text).toContain('In deze periode hebt u met deze filters niets besteld.');
  const wrong = { period: 'eigen', from: '2026-02-01', until: '2026-01-01' } as const;
  expect(show(anAnalysis(), wrong).text).toContain('De einddatum ligt vóór de begindatum.');
  const { container } = renderWithStore(
    <SalesAnalysisPage {...page} filter={filter} loaded={{ state: 'unavailable' }} />,
  );
  expect(container.textContent).toContain('Uw gegevens zijn nu niet op te halen.');
});

it('lists the order rows in pages, with a link to each order', () => {
  const row = {
    ...{
      orderId: 1,
      orderNumber: '10042',
      date: '2025-02-03',
      productId: 7,
      productName: 'Rolmeester 2-laags',
    },
    ...{ productExtCode: 'TP-1', unitDesc: 'pak à 8', quantity: 3, pieces: 24, total: 588, address: '' },
  };
  const rows = own({ numFound: 120, start: 0, rows: [row] });
  renderWithStore(<SalesRowsPage {...page} filter={filter} rows={rows} page={0} pageSize={50} />);
  expect(screen.getByRole('link', { name: '10042' }).getAttribute('href')).toBe(
    '/nl/mijn-account/bestellingen/10042',
  );
  expect(screen.getByText('3 × pak à 8')).toBeDefined();
  expect(screen.getByText('Afgehaald')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pagina 3' }).getAttribute('href')).toBe(
    '/nl/mijn-account/verkoopanalyse/regels?periode=vorig-jaar&page=2',
  );
});
