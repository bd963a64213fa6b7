// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { EmptyList } from '@/components/listing/empty-list';
import { FailedList } from '@/components/listing/failed-list';
import { wireProduct } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({
  usePathname: () => '/nl/c/papier',
  useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }),
});

const filtered = {
  path: '/nl/c/papier',
  query: { page: 0, filters: { merk: ['Blank', 'Wit'], prijs: ['9000-'] } },
};

it('shows for each filter the count without it, and a few products', () => {
  const nearest = {
    without: [
      { facet: 'merk', values: ['Blank', 'Wit'], count: 1 },
      { facet: 'prijs', values: ['9000-'], count: 1200 },
    ],
    docs: [camelize(wireProduct({ product_name: 'Keukenrol' }))],
  };
  renderWithStore(<EmptyList {...{ filtered, nearest }} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Zonder merk ‘Blank of Wit’ 1 product')).toBe('/nl/c/papier?page=0&prijs=9000-');
  expect(href('Zonder prijs ‘vanaf €\u00a09.000’ 1.200 producten')).toBe(
    '/nl/c/papier?page=0&merk=Blank&merk=Wit',
  );
  expect(href('Filters wissen')).toBe('/nl/c/papier?page=0');
  expect(screen.getByRole('link', { name: 'Keukenrol' })).toBeTruthy();
});

it('links from a filter that failed to the list without it', async () => {
  const retry = vi.fn();
  const { user } = renderWithStore(<FailedList retry={retry} />);
  expect(screen.getByRole('link', { name: 'Alle producten zonder filters' }).getAttribute('href')).toBe(
    '/nl/c/papier',
  );
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('links home where a group has no products', () => {
  render(<EmptyList />);
  expect(screen.getByRole('link', { name: 'Naar het assortiment' }).getAttribute('href')).toBe('/');
});
