// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductList, Supplier } from '@/api/types';
import { shopOf } from '@/app/_data/shop';
import { makeStore } from '@/store/make-store';
import { SupplierPage } from '@/templates/basis/suppliers/supplier';
import { SuppliersPage } from '@/templates/basis/suppliers/suppliers';
import type { SupplierProps } from '@/templates/props';
import { demo } from '@/tenants/sites/demo/site';
import { renderWithStore } from '../components/support/render-with-store';

const supplier: Supplier = {
  ...{ id: 7, name: 'Vellendorp', slug: 'vellendorp', description: 'Maakt papier.', logo: '' },
  ...{ website: '', city: 'Eerbeek', country: 'Nederland', isPartner: false, service: null },
  contact: { name: 'Jet Vos', phone: '088 555 01 10', email: '' },
  brands: [{ name: 'Helderwit', count: 3 }],
  certificates: [],
};
const partner: Supplier = {
  ...supplier,
  ...{ id: 8, name: 'Borgdal', slug: 'borgdal', isPartner: true, service: 'installation', brands: [] },
};
const certificate = { id: 1, name: 'FSC', issuer: 'Boskeur', number: 'F-1', document: '' };
const list: ProductList = { numFound: 0, start: 0, maxScore: 0, docs: [], facetCounts: {} };

const show = (props: Partial<SupplierProps>) =>
  renderWithStore(
    <SupplierPage
      shop={shopOf(demo)}
      audience="visitor"
      supplier={supplier}
      list={list}
      query={{ page: 0, filters: {} }}
      request={{ supplierID: 7 }}
      today="2026-11-24"
      requestKey="0123456789abcdef"
      {...props}
    />,
    makeStore(),
  );

it('lists suppliers with their brands and, apart from them, partners with their service', () => {
  renderWithStore(
    <SuppliersPage shop={shopOf(demo)} audience="visitor" suppliers={[partner, supplier]} />,
    makeStore(),
  );
  const suppliers = screen.getByRole('region', { name: 'Leveranciers' });
  expect(within(suppliers).getByRole('link').getAttribute('href')).toBe('/nl/leveranciers/vellendorp-7');
  expect(suppliers.textContent).toContain('Helderwit');
  const partners = screen.getByRole('region', { name: 'Partners' });
  expect(within(partners).getByRole('link', { name: 'Borgdal' })).toBeTruthy();
  expect(partners.textContent).toContain('Installatie');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leveranciers en partners');
});

it('says so where there are no suppliers, and leaves out partners where there are none', () => {
  const { unmount } = renderWithStore(
    <SuppliersPage shop={shopOf(demo)} audience="visitor" suppliers={[]} />,
    makeStore(),
  );
  expect(screen.getByText('Er zijn nog geen leveranciers om te tonen.')).toBeTruthy();
  unmount();
  renderWithStore(
    <SuppliersPage shop={shopOf(demo)} audience="visitor" suppliers={[supplier]} />,
    makeStore(),
  );
  expect(screen.queryByRole('region', { name: 'Partners' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leveranciers');
});

it('says of each certificate whether it is valid, ends soon or has expired', () => {
  const certificates = ['2026-11-01', '2026-12-15', null].map((validUntil, at) => ({
    ...{ ...certificate, id: at + 1, validUntil },
  }));
  show({ supplier: { ...supplier, certificates } });
  const items = within(screen.getByRole('region', { name: 'Certificaten' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'FSC VerlopenBoskeur · F-1Was geldig tot en met 1 november 2026',
    'FSC Loopt binnenkort afBoskeur · F-1Geldig tot en met 15 december 2026',
    'FSC GeldigBoskeur · F-1Zonder einddatum',
  ]);
});

it('asks a visitor of a partner to log in, and leads back', () => {
  show({ supplier: partner });
  const link = screen.getByRole('link', { name: 'Inloggen om aan te vragen' });
  expect(link.getAttribute('href')).toBe('/login?terug=%2Fnl%2Fleveranciers%2Fborgdal-8');
});

it('has no form for a supplier without a service', () => {
  show({ audience: 'customer' });
  expect(screen.queryByRole('region', { name: 'Service aanvragen' })).toBeNull();
});

it('links to a website of the web only', () => {
  const { unmount } = show({ supplier: { ...supplier, website: 'javascript:alert(1)' } });
  expect(screen.queryByRole('link', { name: 'Website' })).toBeNull();
  unmount();
  show({ supplier: { ...supplier, website: 'https://vellendorp.example' } });
  expect(screen.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe(
    'https://vellendorp.example',
  );
});
