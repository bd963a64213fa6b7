import type { RequestOf } from '@/api/call';
import type { Cart } from '@/api/types';
import { createCallThunk } from '../thunk';
import { type LineChange, optionIds } from './overlay';

/** Loads the whole cart. */
export const fetchCart = createCallThunk<Cart>('cart/fetch', (call) => call('cart.get', {}));

export function requestOf(change: LineChange): RequestOf<'cart.update'> {
  const { productId, hash = '', quantity, unit } = change;
  const options = optionIds(change).map((id) => ({ id, quantity: 1 as const }));
  return { id: productId, hash, quantity, unit, ...(options.length > 0 && { options }) };
}

/** Sends the quantity of one line to the server; `changeLine` decides when. */
export const updateCart = createCallThunk<{ cart: Cart; item: number }, LineChange>(
  'cart/update',
  (call, change) => call('cart.update', requestOf(change)),
);
