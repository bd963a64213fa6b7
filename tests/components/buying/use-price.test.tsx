// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import type { ProductDoc } from '@/api/types';
import { BuyBox } from '@/components/buying/buy-box';
import { toBuyable } from '@/components/buying/buyable';
import { withUse } from '@/components/buying/indication/with-use';
import { OrderPanel } from '@/components/buying/order-panel';
import { toListCard } from '@/components/product-card/card';
import type { PriceView } from '@/components/shop';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({ refresh: vi.fn() }) });

const use_measure = 'litre_solution' as const;
const can = wireUnit({
  ...{ pu_id: 11, unit_name: 'can', unit_desc: 'per can', unit_content: 1, calcprice: 26.5 },
  use_price: { price: 0.027, price_incl: 0.032, measure: use_measure, content: 1000 },
  pricetable: [
    { q: 1, price: 26.5 },
    { q: 4, price: 22 },
  ],
});
const cleaner = camelize(wireProduct({ units: [can], calcprice: 26.5, use_measure }));
const specifications = [{ label: 'Dosering', value: '40 ml per 8 liter water' }];

const lines = (container: HTMLElement) =>
  [...container.querySelectorAll('.piece-price')].map((line) => line.textContent?.replaceAll('\u00a0', ' '));

async function showPanel(
  doc: ProductDoc & { specifications?: typeof specifications },
  view: PriceView,
  pending = false,
) {
  const product = withUse(toBuyable(doc, view), doc);
  const shown = renderWithStore(<OrderPanel {...{ product, view, pending }} stock={100} options={[]} />);
  await screen.findAllByText(view === 'hidden' ? 'Inloggen voor prijzen' : /per liter kant-en-klaar/);
  return shown;
}

describe('the price of use on the page of a product', () => {
  it('is of a litre with its dosage, at the quantity that is chosen', async () => {
    const { container, user } = await showPanel({ ...cleaner, specifications }, 'excl');
    expect(lines(container)).toContain('€ 0,027 per liter kant-en-klaar (dosering 40 ml per 8 liter water)');
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(lines(container)).toContain('€ 0,022 per liter kant-en-klaar (dosering 40 ml per 8 liter water)');
  });

  it('has VAT where the price has it, rounded as the API does', async () => {
    const { container } = await showPanel(cleaner, 'both');
    expect(container.querySelector('.order > .piece-price .vat-incl')?.textContent).toContain(
      `0,0${Math.round((cleaner.units[0]?.usePrice?.priceIncl ?? 0) * 1000)} per liter kant-en-klaar`,
    );
  });

  it('says that of a range the highest dosage counts, and no dosage of what is ready', async () => {
    const range = [{ label: 'Dosering', value: '2-4 ml per liter' }];
    const { container, unmount } = await showPanel({ ...cleaner, specifications: range }, 'excl');
    expect(lines(container)[0]).toMatch(/\(dosering 2-4 ml per liter, gerekend met de hoogste\)$/);
    unmount();
    const ready = [{ label: 'Dosering', value: 'gebruiksklaar' }];
    expect(lines((await showPanel({ ...cleaner, specifications: ready }, 'excl')).container)[0]).toMatch(
      /kant-en-klaar$/,
    );
  });

  it('keeps its room while the price is loading, and has none without prices', async () => {
    const visitor = camelize(wireProduct({ units: [wireUnit()], use_measure }));
    const { container, unmount } = await showPanel(visitor, 'excl', true);
    expect(lines(container)).toHaveLength(1);
    unmount();
    expect(lines((await showPanel(visitor, 'hidden')).container)).toEqual([]);
  });

  it('is absent where the unit price is that of the same litre', () => {
    const litre = { price: 4, price_incl: 4.84, measure: 'l' as const, name: 'liter', content: 0.5 };
    const use_price = { price: 4, price_incl: 4.84, measure: use_measure, content: 0.5 };
    const spray = camelize(
      wireProduct({ units: [wireUnit({ calcprice: 2, unit_price: litre, use_price })], use_measure }),
    );
    expect(withUse(toBuyable(spray, 'both'), spray).units[0]).not.toHaveProperty('use');
  });
});

describe('the price of use in a list', () => {
  const card = (field: 'usePrice' | 'price') =>
    toListCard(cleaner, 'excl', { sort: { field, order: 'asc' } });

  it('is shown where the list is sorted by it', async () => {
    const { container } = renderWithStore(<BuyBox product={card('usePrice')} view="excl" mostTiers={2} />);
    await screen.findByText(/per liter kant-en-klaar/);
    expect(lines(container)).toEqual(['€ 0,027 per liter kant-en-klaar']);
  });

  it('takes no byte of any other list', () => {
    expect(JSON.stringify([card('price'), toListCard(cleaner, 'excl', {})])).not.toContain('"use"');
  });
});
