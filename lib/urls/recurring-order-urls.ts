import { RECURRING } from './account-urls';

export const recurringUrl = (id: number): string => `${RECURRING}/${id}`;

const begin = (query: Record<string, string>) => `${RECURRING}/nieuw?${new URLSearchParams(query)}`;

export const fromListUrl = (listId: number): string => begin({ lijst: String(listId) });
export const fromOrderUrl = (orderNumber: string): string => begin({ bestelling: orderNumber });
export const fromCartUrl = begin({ winkelwagen: 'ja' });

/** The page for a token, which stands behind the `#` so that no server sees it (ADR 30). */
export const preparedUrl = (token: string): string => `/nl/herhaalorder#${token}`;
