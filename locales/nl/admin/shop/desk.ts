/** Shared by the pages of one order, customer, product or list. */
export const deskWords = {
  saved: 'Opgeslagen.',
  reload: 'Nieuwe stand tonen',
} as const;
