// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PriceReason } from '@/components/price-reason/price-reason';
import type { PriceView } from '@/components/shop';
import { fakeApi, refused } from '../../store/support/api';
import { pricedProduct, wireAgreement, wireBought } from '../support/account';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
const list = (docs: object[]) => ({ num_found: 1, start: 0, max_score: 1, docs, facet_counts: {} });

async function ask(view: PriceView = 'excl') {
  const { user } = renderWithStore(
    <PriceReason product={{ id: 1, name: 'Jumborol wit' }} unitId={11} view={view} />,
  );
  await user.click(screen.getByRole('button', { name: /Waarom deze prijs/ }));
  const dialog = await screen.findByRole('dialog');
  return { user, text: () => dialog.textContent?.replaceAll('\u00a0', ' ') ?? '' };
}

describe('the explanation of a price', () => {
  it('names the agreement and its last day, the list price, and the last paid price', async () => {
    const [unit] = pricedProduct().units;
    const agreed = pricedProduct({
      units: [{ ...unit, calcprice: 10, price_source: 'agreement', pricetable: [] } as never],
    });
    const asked = api.answers('service/get_fixed_customer_prices', () => [wireAgreement()]);
    api.answers('service/get_product_history', () => ({ num_found: 1, page: 0, products: [wireBought()] }));
    api.answers('products/get_products', () => list([agreed]));
    const { text } = await ask();
    await screen.findByText(/Uw prijsafspraak geldt t\/m 05-12-2026/);
    expect(text()).toContain('De lijstprijs is € 12,50.');
    expect(text()).toContain('€ 12,10 per doos à 6 rollen, op 05-10-2026.');
    expect(asked.map(({ body }) => body)).toEqual([{ productID: 1 }]);
  });

  it('shows the tiers in quantities of the unit, and says when it was never bought', async () => {
    api.answers('service/get_fixed_customer_prices', () => []);
    api.answers('service/get_product_history', () => ({ num_found: 0, page: 0, products: [] }));
    api.answers('products/get_products', () => list([pricedProduct()]));
    const { text } = await ask();
    await screen.findByText('Staffelprijs');
    expect(text()).toContain('vanaf 5 dozen: € 11,00');
    expect(text()).toContain('nog niet eerder besteld');
  });

  it('names the price of before the sale, as the card does, and does not call a sale the usual price', async () => {
    const [unit] = pricedProduct().units;
    const reduced = pricedProduct({
      old_price: 15,
      units: [{ ...unit, price_source: 'list', pricetable: [], pu_is_default: true } as never],
    });
    api.answers('service/get_fixed_customer_prices', () => []);
    api.answers('service/get_product_history', () => ({ num_found: 0, page: 0, products: [] }));
    api.answers('products/get_products', () => list([reduced]));
    const { text } = await ask();
    await screen.findByText(/in de aanbieding/);
    expect(text()).toContain('Dit artikel is in de aanbieding: eerst € 15,00.');
    expect(text()).not.toContain('de gewone prijs');
  });

  it('includes VAT where the customer sees prices with VAT', async () => {
    api.answers('service/get_fixed_customer_prices', () => []);
    api.answers('service/get_product_history', () => ({
      num_found: 1,
      page: 0,
      products: [{ ...wireBought(), last_unit_desc: 'per fles' }],
    }));
    api.answers('products/get_products', () => list([pricedProduct()]));
    const { text } = await ask('both');
    await screen.findByText('Alle prijzen incl. btw.');
    expect(text()).toContain('vanaf 5 dozen: € 13,31');
    expect(text()).toContain('€ 14,64 per fles, op 05-10-2026.');
  });

  it('says that it can’t be loaded, and closes', async () => {
    api.answers('service/get_fixed_customer_prices', () => refused('unavailable'));
    api.answers('service/get_product_history', () => ({ num_found: 0, page: 0, products: [] }));
    api.answers('products/get_products', () => list([]));
    const { user } = await ask();
    await screen.findByText('De uitleg is nu niet op te halen.');
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
