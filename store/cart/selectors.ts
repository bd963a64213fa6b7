import type { RootState } from '../state';

/** Sum of the quantities as shown on the screen, for the header. */
export const selectCartCount = (state: RootState): number =>
  state.cart.items.reduce((sum, item) => sum + item.quantityOnCart, 0);

/** Totals of the server's last answer, in euros; undefined for viewers who may not see prices. */
export const selectCartTotals = (state: RootState) => state.cart.confirmed?.totals;

/** Whether the totals on the screen are about to change. */
export const selectCartIsChanging = (state: RootState): boolean =>
  state.cart.loading || Object.keys(state.cart.changes).length > 0;

/** A product's lines, one for each of its units in the cart; compare two results with `sameLines`. */
export const selectLinesOf = (state: RootState, productId: number) =>
  state.cart.items.filter((item) => item.productId === productId);

export const sameLines = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);

/** Whether a change of a line got no answer: ordering waits for it. */
export const selectCartIsUnsaved = (state: RootState): boolean => Object.keys(state.cart.unsaved).length > 0;
