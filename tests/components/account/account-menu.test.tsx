// @vitest-environment jsdom

import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountMenu } from '@/components/account/account-menu';
import { accountPages } from '@/lib/urls/account-urls';
import { renderWithStore } from '../support/render-with-store';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));

it('the account menu lists its pages in order and marks the current one', () => {
  renderWithStore(<AccountMenu current="agreements" />);
  const [phone, list] = screen.getAllByRole('list', { hidden: true });
  for (const menu of [phone, list]) {
    const links = within(menu as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Overzicht /nl/mijn-account',
      'Bestellingen /nl/mijn-account/bestellingen',
      'Taken /nl/mijn-account/taken',
      'Bestellijsten /nl/mijn-account/bestellijsten',
      'Voorraadtelling /nl/mijn-account/voorraadtelling',
      'Aanvragen /nl/mijn-account/aanvragen',
      'Kastlabels /nl/mijn-account/kastlabels',
      'Verspilling /nl/mijn-account/voorraadtelling/verspilling',
      'Herhaalorders /nl/mijn-account/herhaalorders',
      'Snel bestellen /nl/snel-bestellen',
      'Eerder besteld /nl/mijn-account/eerder-besteld',
      'Verkoopanalyse /nl/mijn-account/verkoopanalyse',
      'Facturen /nl/mijn-account/facturen',
      'Pakbonnen /nl/mijn-account/pakbonnen',
      'Orderbevestigingen /nl/mijn-account/orderbevestigingen',
      'Prijsafspraken /nl/mijn-account/prijsafspraken',
      'Gegevens /nl/mijn-account/gegevens',
    ]);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/nl/mijn-account/prijsafspraken']);
  }
  expect(screen.getByText('Menu: Prijsafspraken')).toBeDefined();
});

it.each(Object.entries(accountPages))('the account menu leads to a page that exists: %s', (_, path) => {
  const folder = path.replace(/^\/nl/, 'app/[lang]/[site]/[aud]');
  expect(existsSync(`${folder}/page.tsx`)).toBe(true);
});
