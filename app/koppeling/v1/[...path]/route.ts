import { env } from '@/app/_data/env';
import { passIntegration } from '@/app/_gateway/integration';
import { resolveSite } from '@/tenants/resolve-site';
import { siteToken } from '@/tenants/site-token';

/** The integration API of the shop of the host. */
function handle(request: Request): Promise<Response> {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  return passIntegration(request, {
    baseUrl: env.API_URL,
    site,
    token: site ? siteToken(site, process.env) : '',
  });
}

// The API answers 405 to the methods that an address does not have.
export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
