/** The demo accounts, as the README names them. */
export const password = 'schoon-en-droog-2026';
export const buyerOf = (site: string) => `inkoper@${site}.test`;
export const counterOf = (site: string) => `balie@${site}.test`;
/** A customer of the demo site whose cart is only one test's: tests run side by side. */
export const receptionist = 'receptie@demo.test';
/** A customer of the demo site that orders every two or three weeks, the last time twelve days ago; one test's own. */
export const storekeeper = 'magazijn@demo.test';
/** Customers of the demo site that never ordered, that did for a month, and for five years. */
export const byHistory = { none: 'start@demo.test', month: 'nieuw@demo.test', years: 'trouw@demo.test' };
