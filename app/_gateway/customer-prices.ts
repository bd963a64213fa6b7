import type { CustomerPrices } from '@/api/customer-prices';
import { customerClient } from '@/app/_data/client';
import { resultOf } from '@/app/_data/session-result';
import { toCustomerPrice } from '@/components/buying/buyable';
import { cookieValue } from '@/lib/audience';
import { MAX_PRICES_PER_REQUEST } from '@/lib/urls/internal-urls';
import type { Site } from '@/tenants/hosts';
import { PRIVATE, refuse } from './refuse';

const IDS = /^\d{1,9}(?:,\d{1,9})*$/;

/**
 * `/internal/prices?ids=1,2`: this customer's prices by product id, for pages that are the same for every customer. 401 when
 * the session is dead, 503 when the API does not answer.
 */
export async function answerPrices(request: Request, site: Site | null): Promise<Response> {
  if (!site) return refuse('site_token_missing', 'No site is configured for this host.');
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  const ids = IDS.test(asked) ? [...new Set(asked.split(',').map(Number))] : [];
  if (ids.length === 0 || ids.length > MAX_PRICES_PER_REQUEST)
    return refuse('invalid_request', `Between 1 and ${MAX_PRICES_PER_REQUEST} product ids.`);
  const cookies = request.headers.get('cookie');
  const client = customerClient(site.id, (name) => cookieValue(cookies, name));
  const priced = await resultOf(client, ({ call }) =>
    call('products.list', { ids, familyFrom: true, facets: false, pageSize: ids.length }),
  );
  if (priced.state === 'expired') return refuse('session_invalid', 'There is no such session.');
  if (priced.state === 'unavailable') return refuse('unavailable', 'The API does not answer.');
  const prices: CustomerPrices = Object.fromEntries(
    priced.value.docs.map((doc) => [doc.productId, toCustomerPrice(doc)]),
  );
  return Response.json(prices, { headers: { 'cache-control': PRIVATE } });
}
