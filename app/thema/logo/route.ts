import { tenants } from '@/tenants';
import { logo } from '@/tenants/logos';
import { resolveSite } from '@/tenants/resolve-site';

/** The logo of this host's site on a light ground, for pages that are drawn when nothing is known but the host. */
export function GET(request: Request): Response {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const headers = { 'cache-control': 'no-store' };
  if (!site) return new Response(null, { status: 404, headers });
  return new Response(logo(tenants[site.id]), { headers: { ...headers, 'content-type': 'image/svg+xml' } });
}
