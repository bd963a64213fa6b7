import { createServerClient } from '@/api/server';
import { env } from '@/app/_data/env';
import { isInMaintenance } from '@/lib/maintenance';
import { offerDirectGateway } from '@/lib/routing/direct-gateway';
import { CUSTOMER_PRICES } from '@/lib/urls/internal-urls';
import { resolveSite } from '@/tenants/resolve-site';
import { siteToken } from '@/tenants/site-token';
import { answerPrices } from './customer-prices';
import { handleCall } from './handle';
import { editedTags } from './revalidate';
import { gatewayOptions } from './route';

const ADMIN_PREFIX = '/beheer-api';
/** Pages of a site wait for this question. */
const CHANGES_TIMEOUT_MS = 1000;

const siteOf = (host: string | null | undefined) => resolveSite({ host: host ?? null, env: process.env });

/**
 * The server in front answers the browser's calls by this, without the framework, whose part took longer than the API's
 * own work (ADR 204).
 */
offerDirectGateway({
  isOpen: (host) => !isInMaintenance(process.env.MAINTENANCE, siteOf(host)?.id ?? null),
  async changesOf(host) {
    const site = siteOf(host);
    if (!site) return 'none';
    const { call } = createServerClient({
      baseURL: env.API_URL,
      timeoutMs: CHANGES_TIMEOUT_MS,
      token: siteToken(site, process.env),
    });
    return call('editing.feed', {}).then(
      (counts) => ({ site: site.id, counts }),
      () => 'away',
    );
  },
  answer(request, renew, json) {
    const { pathname } = new URL(request.url);
    const isAdmin = pathname.startsWith(`${ADMIN_PREFIX}/`);
    const site = siteOf(request.headers.get('host'));
    if (pathname === CUSTOMER_PRICES) return answerPrices(request, site);
    const options = gatewayOptions(isAdmin ? 'admin' : 'customer', site, (id, endpoint) =>
      renew(editedTags(id, endpoint)),
    );
    return handleCall(request, isAdmin ? pathname.slice(ADMIN_PREFIX.length) : pathname, options, json);
  },
});
