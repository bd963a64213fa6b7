import { getGroupTree } from '@/app/_data/catalogue';
import { shownTenant } from '@/app/_data/tenant/shown-tenant';
import { deepLinks, type MenuFile, menuGroups } from '@/components/header/nav-group';
import { resolveSite } from '@/tenants/resolve-site';

/** Groups and telephone number for the menus of this host's site, loaded at the first use of a menu. */
export async function GET(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  if (!site) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const found = await Promise.all([getGroupTree(site.id), shownTenant(site.id)]).catch(() => null);
  if (!found) return new Response(null, { status: 503, headers: { 'retry-after': '3' } });
  const [groups, { branch, prices }] = found;
  const file: MenuFile = {
    deep: deepLinks(groups),
    groups: menuGroups(groups),
    phone: branch.phone,
    consumer: prices === 'public',
  };
  return Response.json(file, { headers: { 'cache-control': 'public, max-age=300' } });
}
