import type { RootState } from '../state';

// Not with the selectors, which every page loads.
/** Whether a change of one of the product's lines has no answer yet. */
export const isProductChanging = (state: RootState, productId: number): boolean =>
  Object.values(state.cart.changes).some((change) => change.productId === productId);
