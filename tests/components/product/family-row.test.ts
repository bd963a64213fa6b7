import { expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import type { Product } from '@/api/types';
import { familyRows } from '@/components/product/family/family-row';
import { wireProduct } from '../../store/support/builders';

const doc = (product_id: number, more: object) => camelize(wireProduct({ product_id, ...more }));

it('a row has its VAT where it differs from that of the page, and its delivery time where it is sold out', () => {
  const familyProducts = [
    doc(1, { vat: 21, stock: 5, delivery_days: 1 }),
    doc(2, { vat: 9, stock: 0, delivery_days: 3 }),
  ];
  const product = { ...familyProducts[0], familyProducts, familyMembers: [] } as unknown as Product;
  expect(familyRows(product, 'both').map(({ id, vat, days, stock }) => ({ id, vat, days, stock }))).toEqual([
    { id: 1, vat: undefined, days: undefined, stock: 'soon' },
    { id: 2, vat: 9, days: 3, stock: 'none' },
  ]);
});

it('a row has the price of a measure where consumers must see one', () => {
  const [unit] = wireProduct().units;
  const unit_price = { content: 5, measure: 'l', name: 'liter', price: 1.5, price_incl: 1.82 };
  const familyProducts = [doc(1, { units: [{ ...unit, calcprice: 7.5, unit_price }] }), doc(2, {})];
  const product = { ...familyProducts[0], familyProducts, familyMembers: [] } as unknown as Product;
  const perMeasure = (view: 'both' | 'excl') =>
    familyRows(product, view).map(({ price }) => price?.perMeasure);
  expect(perMeasure('both')).toEqual(['€\u00a01,82 per liter', undefined]);
  expect(perMeasure('excl')).toEqual([undefined, undefined]);
});
