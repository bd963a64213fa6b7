import { type NextRequest, NextResponse } from 'next/server';
import { isInMaintenance, RETRY_AFTER } from '@/lib/maintenance';
import { NO_SITE, SITE_HEADER } from '@/lib/names';
import { pageAudienceOf } from '@/lib/page-audience';
import {
  decide,
  hideBusinessPages,
  type Outcome,
  passHandlers,
  redirectAliases,
  redirectOldPaths,
  requireLogin,
  showAdmin,
  showMaintenance,
  showMovedHandler,
  showPage,
  showPreview,
  showShelfLabel,
  showSiteFile,
  startSimulation,
  withoutSite,
} from '@/lib/routing/visit';
import { isPublicHost } from '@/lib/seo/origin';
import { consumerSites } from '@/tenants/consumer-sites';
import { redirects } from '@/tenants/redirects';
import { hostName, resolveSite } from '@/tenants/resolve-site';

/** In this order; the first that has an answer decides. */
const steps = [
  showMaintenance,
  passHandlers,
  showMovedHandler,
  showSiteFile,
  withoutSite,
  startSimulation,
  showShelfLabel,
  showPreview,
  showAdmin,
  redirectOldPaths,
  redirectAliases,
  requireLogin,
  hideBusinessPages,
  showPage,
];

export function middleware(request: NextRequest): NextResponse {
  const host = request.headers.get('host') ?? '';
  const site = resolveSite({ host, env: process.env });
  const outcome = decide(
    {
      pathname: request.nextUrl.pathname,
      query: request.nextUrl.searchParams,
      site: site?.id ?? null,
      isPublicHost: site !== null && isPublicHost(hostName(host), site),
      audience: pageAudienceOf(request.headers.get('cookie')),
      consumers: site !== null && consumerSites.includes(site.id),
      redirects: site ? redirects[site.id] : undefined,
      maintenance: isInMaintenance(process.env.MAINTENANCE, site?.id ?? null),
    },
    steps,
  );
  const response = respond(request, outcome);
  response.headers.set(SITE_HEADER, site?.id ?? NO_SITE);
  return response;
}

function respond(request: NextRequest, outcome: Outcome): NextResponse {
  if (outcome.kind === 'redirect') {
    return NextResponse.redirect(new URL(outcome.to, request.nextUrl), {
      status: outcome.permanent ? 308 : 307,
      headers: { 'cache-control': outcome.permanent ? 'public, max-age=3600' : 'private, no-store' },
    });
  }
  if (outcome.kind === 'closed') {
    const error = { code: 'unavailable', message: 'The shop is closed for maintenance.' };
    return NextResponse.json(
      { result: false, error },
      { status: 503, headers: { 'retry-after': RETRY_AFTER, 'cache-control': 'private, no-store' } },
    );
  }
  const headers = new Headers(request.headers);
  // The token comes from the host alone; one that was sent along is never looked at (docs/behaviour.md §1.1).
  headers.delete('x-site-token');
  if (outcome.kind === 'pass') return NextResponse.next({ request: { headers } });
  const url = new URL(outcome.path + outcome.search, request.nextUrl);
  const response = NextResponse.rewrite(url, { request: { headers } });
  if (outcome.unlisted) {
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.set('x-robots-tag', 'noindex, nofollow');
  }
  return response;
}

// Next reads the whole body of a request that passes here into the memory: uploads do not.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|beheer-api/imports/upload|beheer-api/reviews/(?:check|import)).*)'],
};
