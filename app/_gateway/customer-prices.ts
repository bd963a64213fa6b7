import { endpoints } from '@toonbank/contract';
import { env } from '@/app/_data/env';
import { momentOfView } from '@/lib/admin-view';
import { cookieValue } from '@/lib/audience';
import { VIEW_COOKIE } from '@/lib/session-cookies';
import { MAX_PRICES_PER_REQUEST } from '@/lib/urls/internal-urls';
import type { Site } from '@/tenants/hosts';
import { siteToken } from '@/tenants/site-token';
import { readUpstream } from './answer';
import { readSessions } from './cookies';
import { pricesOf } from './prices-of-list';
import { PRIVATE, refuse } from './refuse';
import { callUpstream } from './upstream';

const IDS = /^\d{1,9}(?:,\d{1,9})*$/;
const SESSION_ENDED: readonly unknown[] = ['session_invalid', 'session_missing'];

const away = () => refuse('unavailable', 'The API does not answer.');

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
  const { sid } = readSessions(request.headers);
  if (!sid) return refuse('session_invalid', 'There is no such session.');
  const call = callUpstream({
    url: env.API_URL + endpoints.products.list.path,
    method: 'POST',
    token: siteToken(site, process.env),
    sid,
    body: JSON.stringify({ ids, familyFrom: true, facets: false, pageSize: ids.length }),
    timeoutMs: env.API_TIMEOUT_MS,
    moment: momentOfView(cookieValue(cookies, VIEW_COOKIE))?.toISOString(),
    key: undefined,
    from: request.headers,
  });
  const answer = await readUpstream(await call);
  if (answer.kind !== 'json') return away();
  const { body, text } = answer;
  if (SESSION_ENDED.includes(body.error?.code)) return refuse('session_invalid', 'There is no such session.');
  try {
    const prices = pricesOf(text, body);
    return new Response(prices, {
      headers: { 'cache-control': PRIVATE, 'content-type': 'application/json' },
    });
  } catch {
    return away();
  }
}
