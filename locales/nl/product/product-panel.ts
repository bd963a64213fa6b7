/** What a product page says where something is decided. */
export const productPanel = {
  perStep: (count: string) => `Te bestellen per ${count}.`,
} as const;
