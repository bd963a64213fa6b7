// @vitest-environment jsdom

import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountMenu } from '@/components/account/account-menu';
import { accountMenu, accountPages } from '@/lib/urls/account-urls';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) });

const linksIn = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('the account menu lists its pages by group and marks the current one', () => {
  renderWithStore(<AccountMenu current="agreements" folded />);
  screen.getByText('Menu: Prijsafspraken').click();
  expect(linksIn('Bestellen')).toEqual([
    'Overzicht /nl/mijn-account',
    'Bestellingen /nl/mijn-account/bestellingen',
    'Bestellijsten /nl/mijn-account/bestellijsten',
    'Snel bestellen /nl/snel-bestellen',
    'Eerder besteld /nl/mijn-account/eerder-besteld',
    'Herhaalorders /nl/mijn-account/herhaalorders',
  ]);
  expect(linksIn('Voorraad')).toEqual([
    'Voorraadtelling /nl/mijn-account/voorraadtelling',
    'Aanvragen /nl/mijn-account/aanvragen',
    'Kastlabels /nl/mijn-account/kastlabels',
    'Verspilling /nl/mijn-account/voorraadtelling/verspilling',
  ]);
  expect(linksIn('Administratie')).toEqual([
    'Facturen /nl/mijn-account/facturen',
    'Pakbonnen /nl/mijn-account/pakbonnen',
    'Orderbevestigingen /nl/mijn-account/orderbevestigingen',
    'Prijsafspraken /nl/mijn-account/prijsafspraken',
    'Verkoopanalyse /nl/mijn-account/verkoopanalyse',
  ]);
  expect(linksIn('Account')).toEqual(['Taken /nl/mijn-account/taken', 'Gegevens /nl/mijn-account/gegevens']);
  expect(screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    screen.getByRole('link', { name: 'Prijsafspraken' }),
  ]);
});

it('the account menu has every page of the account once', () => {
  const listed = Object.values(accountMenu).flat();
  expect(listed.toSorted()).toEqual(Object.keys(accountPages).toSorted());
});

it.each(Object.entries(accountPages))('the account menu leads to a page that exists: %s', (_, path) => {
  const folder = path.replace(/^\/nl/, 'app/[lang]/[site]/[aud]');
  expect(existsSync(`${folder}/page.tsx`)).toBe(true);
});
