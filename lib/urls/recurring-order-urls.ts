import { RECURRING } from './account-urls';

export const recurringUrl = (id: number): string => `${RECURRING}/${id}`;

const newRecurringUrl = (query: Record<string, string>) => `${RECURRING}/nieuw?${new URLSearchParams(query)}`;

export const fromListUrl = (listId: number): string => newRecurringUrl({ lijst: String(listId) });
export const fromOrderUrl = (orderNumber: string): string => newRecurringUrl({ bestelling: orderNumber });
export const fromCartUrl = newRecurringUrl({ winkelwagen: 'ja' });

/** The page for a token, which stands behind the `#` so that no server sees it (ADR 30). */
export const preparedUrl = (token: string): string => `/nl/herhaalorder#${token}`;
