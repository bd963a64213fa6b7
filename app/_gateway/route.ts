import type { Endpoint, EndpointName } from '@toonbank/contract';
import { env } from '@/app/_data/env';
import type { Site } from '@/tenants/hosts';
import { resolveSite } from '@/tenants/resolve-site';
import { siteToken } from '@/tenants/site-token';
import { type GatewayOptions, handleCall } from './handle';
import { revalidateEdited } from './revalidate';

/** A caller of one of the two APIs. */
export function gatewayOptions(
  api: Endpoint['api'],
  site: Site | null,
  onEdited: (site: string, endpoint: EndpointName) => void,
): GatewayOptions {
  return {
    api,
    site,
    token: site ? siteToken(site, process.env) : '',
    baseUrl: api === 'admin' ? env.ADMIN_API_URL : env.API_URL,
    timeoutMs: env.API_TIMEOUT_MS,
    onEdited,
  };
}

/** A route handler that passes calls on to one of the two APIs. `prefix` is what our address has before its path. */
export function gatewayTo(api: Endpoint['api'], prefix: string) {
  return (request: Request): Promise<Response> => {
    const site = resolveSite({ host: request.headers.get('host'), env: process.env });
    const path = new URL(request.url).pathname.slice(prefix.length);
    return handleCall(request, path, gatewayOptions(api, site, revalidateEdited));
  };
}
