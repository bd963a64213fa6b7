import { type NextRequest, NextResponse } from 'next/server';
import { audienceOf } from '@/lib/audience';
import { NO_SITE, SITE_HEADER } from '@/lib/names';
import {
  decide,
  type Outcome,
  passHandlers,
  redirectAliases,
  requireLogin,
  showPage,
  withoutSite,
} from '@/lib/routing/visit';
import { resolveSite } from '@/tenants/resolve-site';

/** In this order; the first that has an answer decides. */
const steps = [passHandlers, withoutSite, redirectAliases, requireLogin, showPage];

export function middleware(request: NextRequest): NextResponse {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const outcome = decide(
    {
      pathname: request.nextUrl.pathname,
      query: request.nextUrl.searchParams,
      site: site?.id ?? null,
      audience: audienceOf(request.headers.get('cookie')),
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
      headers: { 'cache-control': 'private, no-store' },
    });
  }
  const headers = new Headers(request.headers);
  // The token comes from the host alone; one that was sent along is never looked at (decisions).
  headers.delete('x-site-token');
  if (outcome.kind === 'pass') return NextResponse.next({ request: { headers } });
  const url = new URL(outcome.path + outcome.search, request.nextUrl);
  return NextResponse.rewrite(url, { request: { headers } });
}

export const config = { runtime: 'nodejs', matcher: ['/((?!_next/static/).*)'] };
