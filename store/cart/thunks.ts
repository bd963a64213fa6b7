import type { Cart } from '../domain';
import { failureCode } from '../failure';
import { createAppThunk } from '../thunk';
import { type LineChange, optionIds } from './overlay';

/** The whole cart (spec §4: start). */
export const fetchCart = createAppThunk<Cart>('cart/fetch', async (_, { extra, rejectWithValue }) => {
  try {
    return await (await extra.api()).cart.get();
  } catch (error) {
    return rejectWithValue(failureCode(error));
  }
});

/** Tells the server the quantity of one line; `changeLine` decides when. */
export const updateCart = createAppThunk<{ cart: Cart; item: number }, LineChange>(
  'cart/update',
  async (change, { extra, rejectWithValue }) => {
    const { productId, hash = '', quantity, unit } = change;
    const options = optionIds(change).map((id) => ({ id, quantity: 1 as const }));
    try {
      const { cart } = await extra.api();
      return await cart.update({
        id: productId,
        hash,
        quantity,
        unit,
        ...(options.length > 0 && { options }),
      });
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);
