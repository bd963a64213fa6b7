import { getDashboard } from '@/app/_data/customer-dashboard';
import { PRIVATE, refuse } from '@/app/_gateway/refuse';
import { resolveSite } from '@/tenants/resolve-site';

/**
 * `/internal/dashboard`: the customer's data for the home page, which is shared by all customers. Answers 401 and
 * 503 like `/internal/prices`.
 */
export async function GET(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  if (!site) return refuse('site_token_missing', 'No site is configured for this host.');
  const start = await getDashboard(site.id);
  if (start.state === 'expired') return refuse('session_invalid', 'There is no such session.');
  if (start.state === 'unavailable') return refuse('unavailable', 'The API does not answer.');
  return Response.json(start.value, { headers: { 'cache-control': PRIVATE } });
}
