import { themeFile } from '@/app/_data/theme';
import { tenants } from '@/tenants';
import { resolveSite } from '@/tenants/resolve-site';

/** Style of this host's site, for pages rendered when only the host is known. */
export function GET(request: Request): Response {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const headers = { 'cache-control': 'no-store' };
  if (!site) return new Response(null, { status: 404, headers });
  return new Response(null, {
    status: 307,
    headers: { ...headers, location: themeFile(tenants[site.id]).href },
  });
}
