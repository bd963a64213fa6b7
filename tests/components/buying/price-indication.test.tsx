// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { camelize } from '@/api/camelize';
import { toBoughtRow, unitPriceAt } from '@/components/bought-before/bought-row';
import { BuyBox } from '@/components/buying/buy-box';
import { toBuyable, toCustomerPrice, withCustomerPrice } from '@/components/buying/buyable';
import { SummaryLines } from '@/components/checkout/summary-lines';
import { lineOf } from '@/components/order-line/line-of';
import { ListView } from '@/components/order-lists/lines/list-view';
import { wireItem, wireProduct, wireUnit } from '../../store/support/builders';
import { mockNavigation } from '../../support/navigation';
import { listItem, listOf } from '../support/order-list';
import { renderWithStore } from '../support/render-with-store';

mockNavigation({ useRouter: () => ({ refresh: vi.fn() }) });

const litre = (price: number, price_incl: number, content: number) => ({
  ...{ price, price_incl, content },
  measure: 'l' as const,
  name: 'liter',
});
const bottle = wireUnit({
  ...{ pu_id: 11, unit_name: 'fles', unit_desc: 'per fles', unit_content: 1, calcprice: 2 },
  unit_price: litre(4, 4.84, 0.5),
  pricetable: [
    { q: 1, price: 2, unit_price: litre(4, 4.84, 0.5) },
    { q: 6, price: 1.8, unit_price: litre(3.6, 4.36, 0.5) },
  ],
});
const box = wireUnit({
  ...{ pu_id: 12, unit_name: 'doos', unit_desc: 'doos à 12 flessen', unit_content: 12, pu_is_default: false },
  ...{ calcprice: 20, unit_price: litre(3.33, 4.03, 6) },
});
const soap = camelize(wireProduct({ units: [bottle, box], calcprice: 2, old_price: 2.5, is_sale: true }));

const text = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((found) => found.textContent?.replaceAll('\u00a0', ' '));
async function show(product = toBuyable(soap, 'both')) {
  const shown = renderWithStore(<BuyBox product={product} view="both" />);
  await screen.findAllByText(/per liter/);
  return shown;
}

describe('a price that a consumer sees', () => {
  it('has the price of a litre, with and without VAT', async () => {
    const { container } = await show();
    expect(text(container, '.piece-price .vat-incl')).toContain('€ 4,84 per liter');
    expect(text(container, '.piece-price .vat-excl')).toContain('€ 4,00 per liter');
  });

  it('follows the quantity and the unit', async () => {
    const { user, container } = await show();
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(text(container, '.piece-price .vat-incl')).toContain('€ 4,36 per liter');
    await user.selectOptions(screen.getByRole('combobox'), 'doos à 12 flessen');
    expect(text(container, '.piece-price .vat-incl')).toEqual(['€ 4,03 per liter']);
  });

  it('has the lowest price of the 30 days before a sale, in words and struck through', async () => {
    const { container } = await show();
    const line = container.querySelector('.piece-price:has(s)');
    expect(line?.textContent).toContain('Laagste prijs van de 30 dagen voor de aanbieding: ');
    expect(text(container, 's .vat-incl')).toEqual(['€ 3,03']);
    expect(screen.queryByText('Eerst')).toBeNull();
  });

  it('keeps the unit price when the customer’s own price replaces it', async () => {
    const visitor = toBuyable(camelize(wireProduct({ units: [wireUnit()] })), 'both');
    expect(withCustomerPrice(visitor, toCustomerPrice(soap)).units[0]?.unitPrice).toMatchObject({ price: 4 });
  });

  it('has the unit price in the overview of the checkout', () => {
    const item = camelize(wireItem({ unit_price: litre(4, 4.84, 0.5), total: 4, total_incl: 4.84 }));
    const { container } = renderWithStore(<SummaryLines items={[item]} view="both" />);
    expect(text(container, '.vat-incl')).toEqual(['€ 4,84 per liter']);
  });
});

describe('the unit price of a line that a consumer orders again', () => {
  const bought = { product: soap, unitId: 11, unitDesc: 'per fles', lastOrdered: '2026-11-02', times: 2 };

  it.each([
    [1, 4.84],
    [6, 4.36],
  ])('is that of %s bottles', (quantity, incl) => {
    const item = { ...listItem(1, 'Zeep', { product: soap, unitId: 11 }), quantity };
    expect(lineOf(item).unitPrice?.priceIncl).toBe(incl);
    const row = toBoughtRow({
      ...bought,
      usualQuantity: 1,
      lastPrice: 2,
      lastQuantity: 1,
      lastUnitDesc: 'per fles',
    });
    expect(unitPriceAt(row, quantity)?.priceIncl).toBe(incl);
  });

  it('is shown in an order list', () => {
    const item = listItem(1, 'Zeep', { product: soap, unitId: 11, quantity: 6 });
    const { container } = renderWithStore(
      <ListView list={listOf([item])} others={[]} search="" pageSize={100} view="both" dueOnly={false} />,
    );
    expect(text(container, '.line-price small .vat-incl')).toEqual(['€ 4,36 per liter']);
  });
});

it('a business sees the price before a sale and the price of a piece as ever', async () => {
  const units = [wireUnit({ calcprice: 12.5 })];
  const paper = camelize(wireProduct({ units, calcprice: 12.5, old_price: 15, is_sale: true }));
  const { container } = renderWithStore(<BuyBox product={toBuyable(paper, 'excl')} view="excl" />);
  await screen.findByText('per doos');
  expect(text(container, 's')).toEqual(['Eerst € 15,00']);
  expect(text(container, '.piece-price')).toEqual(['€ 2,08 per rol']);
});
