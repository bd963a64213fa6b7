import 'server-only';
import type { ApiCall } from '@/api/call';
import { hasCode } from '@/api/error';
import { withSession } from './session-result';

async function choices(call: ApiCall) {
  const [{ addresses = [] }, payments] = await Promise.all([
    call('service.accountDetails', { loadAddresses: true }),
    call('cart.paymentOptions', {}),
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
  withSession(site, async ({ call }) => {
    const [order, formChoices] = await Promise.all([
      orAbsent(call('recurringOrders.get', { recurringID: id })),
      choices(call),
    ]);
    return order && { ...formChoices, order };
  });

/** Source of a new recurring order's lines. */
export type Source = { listID: number } | { orderNumber: string } | { cart: true };

export const getNewRecurring = (site: string, source: Source) =>
  withSession(site, async ({ call }) => {
    const [beginning, formChoices] = await Promise.all([
      orAbsent(call('recurringOrders.lines', source)),
      choices(call),
    ]);
    return beginning && { ...formChoices, beginning };
  });
