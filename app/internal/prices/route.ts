import type { CustomerPrices } from '@/api/customer-prices';
import { getPricedProducts } from '@/app/_data/session-result';
import { PRIVATE, refuse } from '@/app/_gateway/refuse';
import { toCustomerPrice } from '@/components/buying/buyable';
import { resolveSite } from '@/tenants/resolve-site';

/** Maximum number of ids per API call. */
const MAX_IDS = 96;
const IDS = /^\d{1,9}(?:,\d{1,9})*$/;

/**
 * `/internal/prices?ids=1,2`: this customer's prices by product id, for pages that are the same for every customer. 401 when
 * the session is dead, 503 when the API does not answer.
 */
export async function GET(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  if (!site) return refuse('site_token_missing', 'No site is configured for this host.');
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  const ids = IDS.test(asked) ? [...new Set(asked.split(',').map(Number))] : [];
  if (ids.length === 0 || ids.length > MAX_IDS)
    return refuse('invalid_request', `Between 1 and ${MAX_IDS} product ids.`);
  const priced = await getPricedProducts(site.id, ids);
  if (priced.state === 'expired') return refuse('session_invalid', 'There is no such session.');
  if (priced.state === 'unavailable') return refuse('unavailable', 'The API does not answer.');
  const prices: CustomerPrices = Object.fromEntries(
    [...priced.value].map(([id, doc]) => [id, toCustomerPrice(doc)]),
  );
  return Response.json(prices, { headers: { 'cache-control': PRIVATE } });
}
