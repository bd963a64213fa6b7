import 'server-only';
import { getPaymentOptions } from '@/api/cart';
import type { ApiClient } from '@/api/client';
import { hasCode } from '@/api/error';
import { getRecurringLines, getRecurringOrder, getRecurringOrders } from '@/api/recurring-orders';
import { getAccountDetails } from '@/api/service';
import { withSession } from './session-result';

/** The customer's recurring orders, the next first. */
export const getAllRecurring = (site: string) => withSession(site, getRecurringOrders);

async function choices(client: ApiClient) {
  const [{ addresses = [] }, payments] = await Promise.all([
    getAccountDetails(client, { loadAddresses: true }),
    getPaymentOptions(client),
  ]);
  return { addresses, payments };
}

async function orAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'not_found', 'invalid_request')) return null;
    throw error;
  }
}

/**
 * One recurring order with the choices of its form; null when it is absent or belongs to another customer.
 */
export const getRecurring = (site: string, id: number) =>
  withSession(site, async (client) => {
    const [order, given] = await Promise.all([orAbsent(getRecurringOrder(client, id)), choices(client)]);
    return order && { ...given, order };
  });

/** Source of a new recurring order's lines. */
export type Source = { listID: number } | { orderNumber: string } | { cart: true };

export const getNewRecurring = (site: string, source: Source) =>
  withSession(site, async (client) => {
    const [beginning, given] = await Promise.all([
      orAbsent(getRecurringLines(client, source)),
      choices(client),
    ]);
    return beginning && { ...given, beginning };
  });
