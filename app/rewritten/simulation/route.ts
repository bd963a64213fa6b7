import { endpoints } from '@toonbank/contract';
import { callInternally, redirectTo } from '@/app/_gateway/internal-call';
import { AUDIENCE_COOKIE } from '@/lib/session-cookies';

/** True for a real navigation: embedding the link as a picture or prefetching it must not use it up. */
function isOpened({ headers }: Request): boolean {
  const target = headers.get('sec-fetch-dest');
  return (target === null || target === 'document') && !headers.has('sec-purpose');
}

/**
 * `/?cid=…&hash=…`: starts a simulated session by a signed link that works once (docs/behaviour.md §4.7). It
 * comes from another site by design; the signature limits what it can do. It always redirects to the home
 * page, without a message.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isOpened(request)) return redirectTo('/');
  const { searchParams } = new URL(request.url);
  const [cid, hash] = [searchParams.get('cid'), searchParams.get('hash')];
  const headers = new Headers(request.headers);
  headers.delete('origin');
  headers.set('sec-fetch-site', 'same-origin');
  // An expired session must not block a new one.
  headers.set('cookie', (headers.get('cookie') ?? '').replaceAll(`${AUDIENCE_COOKIE}=customer`, ''));
  const answer = await callInternally(request, endpoints.auth.simulate.path, { cid, hash }, headers);
  return redirectTo('/', answer);
}

/** Link checkers look at the address without opening it. */
export const HEAD = () => redirectTo('/');
