import { themeFile } from '@/app/_data/theme';
import { tenants } from '@/tenants';
import { resolveSite } from '@/tenants/resolve-site';

/** The style of this host's site, for pages that are drawn when nothing is known but the host. */
export function GET(request: Request): Response {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const headers = { 'cache-control': 'no-store' };
  if (!site) return new Response(null, { status: 404, headers });
  return new Response(null, {
    status: 307,
    headers: { ...headers, location: themeFile(tenants[site.id]).href },
  });
}
