/** Texts of the order panel on a product page. */
export const productPanel = {
  perStep: (count: string) => `Te bestellen per ${count}.`,
} as const;
