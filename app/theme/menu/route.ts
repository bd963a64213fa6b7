import { getGroupTree } from '@/app/_data/catalogue';
import { deepLinks, type MenuFile, menuGroups } from '@/components/header/nav-group';
import { tenants } from '@/tenants';
import { resolveSite } from '@/tenants/resolve-site';

/** Groups and telephone number for the menus of this host's site, loaded at the first use of a menu. */
export async function GET(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  if (!site) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const groups = await getGroupTree(site.id).catch(() => null);
  if (!groups) return new Response(null, { status: 503, headers: { 'retry-after': '3' } });
  const { branch, prices } = tenants[site.id];
  const file: MenuFile = {
    deep: deepLinks(groups),
    groups: menuGroups(groups),
    phone: branch.phone,
    consumer: prices === 'public',
  };
  return Response.json(file, { headers: { 'cache-control': 'public, max-age=300' } });
}
