import { tenants } from '@/tenants';
import { logo } from '@/tenants/logos';
import { resolveSite } from '@/tenants/resolve-site';

/** Logo of this host's site for a light background, for pages rendered when only the host is known. */
export function GET(request: Request): Response {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const headers = { 'cache-control': 'no-store' };
  if (!site) return new Response(null, { status: 404, headers });
  return new Response(logo(tenants[site.id]), { headers: { ...headers, 'content-type': 'image/svg+xml' } });
}
