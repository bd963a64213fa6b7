import type { RootState } from '../make-store';

/** Sum of the quantities as they are on the screen, for the header. */
export const selectCartCount = (state: RootState): number =>
  state.cart.items.reduce((sum, item) => sum + item.quantityOnCart, 0);

/** Totals of the server's last answer, euros; undefined for who may not see prices. */
export const selectCartTotals = (state: RootState) => state.cart.confirmed?.totals;

/** The totals on the screen are about to change. */
export const selectCartIsChanging = (state: RootState): boolean =>
  state.cart.loading || Object.keys(state.cart.changes).length > 0;

/** The line of a product, if it is in the cart. */
export const selectLine = (state: RootState, key: string) =>
  state.cart.items.find((item) => item.key === key);
