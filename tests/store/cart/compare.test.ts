import type { WireCart } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import type { Cart } from '@/api/types';
import { compareCarts } from '@/store/cart/compare';
import { wireCart, wireItem, wireTotals } from '../support/builders';

const cart = (own: Partial<WireCart> = {}): Cart => camelize(wireCart(own));
const with1 = (own: Parameters<typeof wireItem>[0]) => cart({ items: [wireItem(own)] });
const kinds = (before: Cart, after: Cart) => compareCarts(before, after).map(({ kind }) => kind);

describe('the differences of a cart that a customer must see', () => {
  it('are none when it is the same, or only in another order', () => {
    const elsewhere = cart({ pickup: true, totals: wireTotals({ shipping: 9.95 }), version: 4 });
    expect(kinds(cart(), elsewhere)).toEqual([]);
  });

  it('are the price with old and new, in euros', () => {
    expect(compareCarts(cart(), with1({ calcprice: 13.1 }))).toMatchObject([
      { kind: 'price', from: 12.5, to: 13.1 },
    ]);
  });

  it.each([
    ['quantity', with1({ quantity_on_cart: 3 })],
    ['unit', with1({ unit_on_cart: 12, calcprice: 2 })],
    ['short', with1({ available: false })],
    ['gone', cart({ items: [] })],
    ['options', with1({ selected_options: [{ index: 0, product_id: 8, product_name: 'Pomp' }] })],
    ['added', cart({ items: [wireItem(), wireItem({ key: '2', product_id: 2 })] })],
  ])('are %s', (kind, after) => {
    expect(kinds(cart(), after)).toEqual([kind]);
  });

  it('are a coupon that no longer applies', () => {
    const coupon = (applied: boolean) => cart({ coupon_state: { code: 'VIJFEURO', applied } });
    expect(compareCarts(coupon(true), coupon(false))).toEqual([{ kind: 'coupon', code: 'VIJFEURO' }]);
    expect(compareCarts(coupon(false), coupon(true))).toEqual([]);
    // The customer removed it.
    expect(compareCarts(coupon(true), cart())).toEqual([]);
  });

  it('are never prices for users without prices', () => {
    const { calcprice: _, ...item } = wireItem();
    expect(kinds(cart({ items: [item] }), cart())).toEqual([]);
  });
});
