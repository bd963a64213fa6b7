export const WASTE_PAGE_SIZE = 30;
export const MAX_WASTE_NOTE = 300;
/** Units on one line. */
export const MAX_WASTED = 100_000;

/** The reasons for which goods are thrown away. */
export const wasteReasons = ['expired', 'broken', 'wrong_order', 'spoiled', 'lost'] as const;
export type WasteReason = (typeof wasteReasons)[number];

/** `paid`: the price that was paid last. `price`: the customer's price of that day. */
export const wasteValuations = ['paid', 'price'] as const;
export type WasteValuation = (typeof wasteValuations)[number];
