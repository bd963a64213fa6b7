import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { CODE_PARAM, OUTCOME_PARAM, type signOutResults, withParams } from '@/lib/urls/newsletter-results';
import { NEWSLETTER_SIGN_OUT } from '@/lib/urls/newsletter-urls';

const codeIn = (request: Request) => new URL(request.url).searchParams.get(CODE_PARAM) ?? '';

/**
 * Signs an address out, by the button of its page or by a mail program (RFC 8058), which has no page to show. A mail
 * program is no page of this site, so the origin is not checked: the call carries no session, and its code can do
 * nothing else.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request);
  const isOneClick = form['List-Unsubscribe'] === 'One-Click';
  const code = form[CODE_PARAM] ?? codeIn(request);
  const headers = new Headers(request.headers);
  for (const name of ['origin', 'cookie']) headers.delete(name);
  headers.set('sec-fetch-site', 'same-origin');
  const answer = await callInternally(request, endpoints.newsletter.signOut.path, { code }, headers);
  const data = answer.ok ? ((await answer.json()) as { data: { outcome: string } }).data : undefined;
  const outcome: keyof typeof signOutResults =
    data?.outcome === 'signed_out' ? 'afgemeld' : data || answer.status === 400 ? 'onbekend' : 'storing';
  if (!isOneClick) {
    const retryCode = outcome === 'storing' ? code : '';
    return redirectTo(withParams(NEWSLETTER_SIGN_OUT, { [CODE_PARAM]: retryCode, [OUTCOME_PARAM]: outcome }));
  }
  const status = { afgemeld: 200, onbekend: 404, storing: 503 }[outcome];
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** A mail program that knows no one-click opens the address in a browser: redirect to the page with the button. */
export const GET = (request: Request) =>
  redirectTo(withParams(NEWSLETTER_SIGN_OUT, { [CODE_PARAM]: codeIn(request) }));
