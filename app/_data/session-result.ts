import 'server-only';
import { cache } from 'react';
import type { AnswerOf, CallName, RequestOf } from '@/api/call';
import { hasCode } from '@/api/error';
import { getProduct } from '@/api/products';
import type { Product, ProductDoc } from '@/api/types';
import { sessionClient } from './client';

/**
 * Result of loading data with the customer's session: `ok`: the value. `expired`: the session is invalid;
 * the page asks the gateway to clear the cookies and reloads. `unavailable`: the API does not answer; the
 * page is rendered without the data.
 */
export type SessionResult<T> = { state: 'ok'; value: T } | { state: 'expired' } | { state: 'unavailable' };

/** Runs a call as this customer; what it rejects with becomes a state. */
export async function withSession<T>(
  site: string,
  load: (client: NonNullable<Awaited<ReturnType<typeof sessionClient>>>) => Promise<T>,
): Promise<SessionResult<T>> {
  const client = await sessionClient(site);
  if (!client) return { state: 'expired' };
  try {
    return { state: 'ok', value: await load(client) };
  } catch (error) {
    const expired = hasCode(error, 'session_invalid', 'session_missing');
    return expired ? { state: 'expired' } : { state: 'unavailable' };
  }
}

/** The answer of one endpoint for this customer. */
export const callWithSession = <Name extends CallName>(
  site: string,
  name: Name,
  request: RequestOf<Name>,
): Promise<SessionResult<AnswerOf<Name>>> => withSession(site, ({ call }) => call(name, request));

// React's cache compares arguments by identity, so the ids travel as text.
const loadProducts = cache((site: string, ids: string) =>
  withSession(site, async ({ call }) => {
    const numbers = ids.split(',').map(Number);
    const { docs } = await call('products.list', {
      ids: numbers,
      familyFrom: true,
      pageSize: numbers.length,
    });
    return new Map(docs.map((doc) => [doc.productId, doc]));
  }),
);

/** Products by id as this customer sees them; metadata and page share one call. At most 96. */
export async function getPricedProducts(
  site: string,
  ids: readonly number[],
): Promise<SessionResult<Map<number, ProductDoc>>> {
  return ids.length === 0 ? { state: 'ok', value: new Map() } : loadProducts(site, ids.join(','));
}

/** One product as this customer sees it; metadata and page share one call. */
export const getPricedProduct = cache(
  (site: string, id: number): Promise<SessionResult<Product | null>> =>
    withSession(site, (client) => getProduct(client, id)),
);
