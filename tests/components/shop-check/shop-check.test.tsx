// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { shopCheckNames } from '@toonbank/contract';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { ShopCheck } from '@/components/shop-check/shop-check';
import { checkWords } from '@/locales/nl/admin/shop/shop-check';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const result = (check: string, count = 0, examples: unknown[] = []) => ({ check, count, examples });
const report = (...results: unknown[]) => ({ checkedAt: '2026-11-02T06:30:00.000Z', results });

/** The page with these answers, one after the other; the call fails after the last one. */
function show(...answers: unknown[]) {
  return showWith([], ...answers);
}

function showWith(openFields: string[], ...answers: unknown[]) {
  const left = [...answers];
  const call = (() =>
    left.length > 0
      ? Promise.resolve(left.shift())
      : Promise.reject(new ApiError({ kind: 'network', code: 'unavailable' }))) as ApiCall;
  return renderWithStore(
    <ShopCheck openFields={openFields} />,
    makeStore({}, async () => call),
  );
}

it('shows faults before warnings, with the first examples, what to do and the way there', async () => {
  const soap = { text: 'A1 Zeep', productId: 7, path: '' };
  const link = { text: 'Over ons: Team', productId: null, path: '/nl/over-ons' };
  show(
    report(
      result('product_no_price', 6, [soap]),
      result('dead_link', 1, [link]),
      result('disk_low', 1, [{ text: '1.5 GB', productId: null, path: '' }]),
      result('product_no_ean', 2),
      result('mail_off'),
    ),
  );
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual([
    'Nu oplossen (3)',
    '6 artikelen hebben een eenheid van € 0,00',
    '1 link leidt nergens heen',
    'De schijf van de server is bijna vol',
    'Kan beter (1)',
    '2 artikelen hebben geen EAN',
    'In orde (2)',
  ]);
  const [price] = screen.getAllByRole('listitem');
  const first = within(price as HTMLElement);
  expect(first.getByRole('link', { name: 'A1 Zeep' }).getAttribute('href')).toBe('/beheer/producten/7');
  expect(first.getByText('en nog 5')).toBeDefined();
  expect(first.getByRole('link', { name: /^Oplossen/ }).getAttribute('href')).toBe(
    '/beheer/producten?stand=no_price',
  );
  expect(screen.getByRole('link', { name: 'Over ons: Team' }).getAttribute('href')).toBe('/nl/over-ons');
  expect(screen.getByText('De mailserver is ingesteld')).toBeDefined();
});

it('says what missing terms mean for orders, and leads to the pages', async () => {
  const terms = { text: '/nl/leveringsvoorwaarden (bestellen en nieuwe klant)', productId: null, path: '' };
  show(report(result('linked_page_missing', 1, [terms])));
  expect(await screen.findByText(/Zonder leveringsvoorwaarden bestellen klanten zonder ze te/)).toBeDefined();
  expect(screen.getByText(terms.text)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Oplossen/ }).getAttribute('href')).toBe('/beheer/paginas');
});

it('says that all is well, after the faults were solved and it checked once more', async () => {
  const { user } = show(report(result('mail_off', 1)), report(result('mail_off')));
  await user.click(await screen.findByRole('button', { name: 'Opnieuw controleren' }));
  expect(await screen.findByText('Er is niets mis met uw winkel.')).toBeDefined();
  expect(screen.queryByText('De winkel verstuurt geen mail')).toBeNull();
});

it('tells which data of the site’s folder is still an example', async () => {
  showWith(['tagline', 'htmlKeywords', 'branch.street', 'branch.iban'], report(result('product_no_ean', 1)));
  const [finding] = await screen.findAllByRole('listitem');
  const first = within(finding as HTMLElement);
  expect(first.getByRole('heading').textContent).toBe('2 vaste gegevens op de site zijn nog een voorbeeld');
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tagline',
    'IBAN op de site en bij de bevestiging',
  ]);
});

it('says why there is no report, with a button to try again', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeDefined();
});

it('has words for one and for more of each finding', () => {
  for (const check of shopCheckNames)
    for (const count of [1, 2]) expect(checkWords[check].found(count)).toMatch(/^[\dA-Z].+[^.]$/);
});
