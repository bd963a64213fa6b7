import type { RequestOf } from '@/api/call';
import type { Cart } from '@/api/types';
import { failureCode } from '../failure';
import { createAppThunk } from '../thunk';
import { type LineChange, optionIds } from './overlay';

/** Loads the whole cart. */
export const fetchCart = createAppThunk<Cart>('cart/fetch', async (_, { extra, rejectWithValue }) => {
  try {
    const call = await extra.api();
    return await call('cart.get', {});
  } catch (error) {
    return rejectWithValue(failureCode(error));
  }
});

export function requestOf(change: LineChange): RequestOf<'cart.update'> {
  const { productId, hash = '', quantity, unit } = change;
  const options = optionIds(change).map((id) => ({ id, quantity: 1 as const }));
  return { id: productId, hash, quantity, unit, ...(options.length > 0 && { options }) };
}

/** Sends the quantity of one line to the server; `changeLine` decides when. */
export const updateCart = createAppThunk<{ cart: Cart; item: number }, LineChange>(
  'cart/update',
  async (change, { extra, rejectWithValue }) => {
    try {
      const call = await extra.api();
      return await call('cart.update', requestOf(change));
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);
