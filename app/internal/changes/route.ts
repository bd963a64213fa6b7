import { visitorClient } from '@/app/_data/client';
import { PRIVATE, refuse } from '@/app/_gateway/refuse';
import type { ContentChanges } from '@/lib/cache/content-changes';
import { resolveSite } from '@/tenants/resolve-site';

/** `/internal/changes`: the site of the host, and how often its content has changed. The server in front polls it. */
export async function GET(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  if (!site) return refuse('site_token_missing', 'No site is configured for this host.');
  try {
    const counts = await visitorClient(site.id).call('editing.feed', {});
    const changes: ContentChanges = { site: site.id, counts };
    return Response.json(changes, { headers: { 'cache-control': PRIVATE } });
  } catch {
    return refuse('unavailable', 'The API does not answer.');
  }
}
