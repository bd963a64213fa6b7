import { withSession } from '@/app/_data/session-result';
import { PRIVATE, refuse } from '@/app/_gateway/refuse';
import { resolveSite } from '@/tenants/resolve-site';

/** `/internal/cart`: this customer's cart, read and checked, for the page of the cart. 401 and 503 as of `/internal/prices`. */
export async function GET(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  if (!site) return refuse('site_token_missing', 'No site is configured for this host.');
  const cart = await withSession(site.id, ({ call }) => call('cart.get', {}));
  if (cart.state === 'expired') return refuse('session_invalid', 'There is no such session.');
  if (cart.state === 'unavailable') return refuse('unavailable', 'The API does not answer.');
  return Response.json(cart.value, { headers: { 'cache-control': PRIVATE } });
}
