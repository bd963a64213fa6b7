// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { toCard } from '@/components/product-card/card';
import { CardName } from '@/components/product-card/card-name';
import { ProductTile } from '@/components/product-card/product-tile';
import { wireProduct } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const named = {
  ...{ product_name: 'Toiletpapier Toonkeur 2-laags, wit', brand: 'Toonkeur' },
  slug: 'toiletpapier-toonkeur-2-laags-wit',
};
const cardOf = (lead?: number) =>
  toCard(camelize(wireProduct({ ...named, ...(lead && { name_lead: lead }) })), 'hidden');

it('the name of a card has kind and brand first, below them what tells it apart', () => {
  const { container } = renderWithStore(<CardName card={cardOf(21)} />);
  const link = container.querySelector('a');
  expect(link?.textContent).toBe(named.product_name);
  expect(link?.querySelector('.detail')?.textContent).toBe(' 2-laags, wit');
  expect(link?.getAttribute('href')).toContain('/toiletpapier-toonkeur-2-laags-wit-');
});

it('an API without the length of the first line gives the name in one, and the brand below it', () => {
  const { container } = renderWithStore(<CardName card={cardOf()} />);
  expect(container.querySelector('.detail')).toBeNull();
  const facts = (lead?: number) =>
    renderWithStore(<ProductTile card={cardOf(lead)} view="hidden" />).container;
  expect(facts().querySelector('h3 + p')?.textContent).toMatch(/ · Toonkeur$/);
  expect(facts(21).querySelector('h3 + p')?.textContent).not.toContain('Toonkeur');
});
