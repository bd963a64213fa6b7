import { facetNames } from '@toonbank/contract';
import { siteOfFile } from '@/app/_data/seo/site-file';
import { isPublicHost, siteOrigin } from '@/lib/seo/origin';
import { closedRobots, openRobots } from '@/lib/seo/robots';
import { hostName } from '@/tenants/resolve-site';

/**
 * `/robots.txt`. It differs by host, not by site: previews are closed to crawlers. So it must not be in a
 * cache that is keyed by site.
 */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }) {
  const tenant = siteOfFile((await params).site);
  const open = tenant && isPublicHost(hostName(request.headers.get('host') ?? ''), tenant);
  return new Response(
    open ? openRobots(siteOrigin(tenant), ['sort', 'alles', ...facetNames]) : closedRobots,
    {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  );
}
