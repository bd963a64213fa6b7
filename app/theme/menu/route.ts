import { getGroupTree } from '@/app/_data/catalogue';
import { deepLinks } from '@/components/header/nav-group';
import { resolveSite } from '@/tenants/resolve-site';

/** Links below the headings of the mega menus, for this host's site. */
export async function GET(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  if (!site) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const groups = await getGroupTree(site.id).catch(() => null);
  if (!groups) return new Response(null, { status: 503, headers: { 'retry-after': '3' } });
  return Response.json(deepLinks(groups), { headers: { 'cache-control': 'public, max-age=300' } });
}
