import { endpoints } from '@toonbank/contract';
import { callOnBehalf, leadTo } from '@/app/_gateway/on-behalf';
import { AUDIENCE_COOKIE } from '@/lib/session-cookies';

/**
 * Whether a person opens the link: a page that shows it as a picture, or a browser that fetches ahead, uses nothing
 * up.
 */
function isOpened({ headers }: Request): boolean {
  const target = headers.get('sec-fetch-dest');
  return (target === null || target === 'document') && !headers.has('sec-purpose');
}

/**
 * `/?cid=…&hash=…`: look at the shop as a customer, by a signed link that works once (docs/behaviour.md §4.7). It
 * comes from outside by its nature; what it may do is in its signature. Whatever becomes of it the address is the
 * home page's, and nothing is said.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isOpened(request)) return leadTo('/');
  const { searchParams } = new URL(request.url);
  const [cid, hash] = [searchParams.get('cid'), searchParams.get('hash')];
  const headers = new Headers(request.headers);
  headers.delete('origin');
  headers.set('sec-fetch-site', 'same-origin');
  // A session that is over must not keep anybody from beginning another.
  headers.set('cookie', (headers.get('cookie') ?? '').replaceAll(`${AUDIENCE_COOKIE}=customer`, ''));
  const answer = await callOnBehalf(request, endpoints.auth.simulate.path, { cid, hash }, headers);
  return leadTo('/', answer);
}

/** Link checkers look at the address without opening it. */
export const HEAD = () => leadTo('/');
