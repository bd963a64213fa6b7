import type { IncomingMessage } from 'node:http';
import { audienceOf } from '../../lib/audience.ts';
import { pageNumber } from '../../lib/catalogue-query.ts';

const NEVER = /^\/(?:v1|beheer-api|_next)(?:\/|$)/;
/** What the client-side router asks for is no page. */
const ROUTER = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-action'];
const FOLDED = new Set(['groupID', 'page']);

/**
 * The address of a finished page for the cache, or null when this request can't be answered from it. A list's
 * group and page number are folded as middleware folds them; any other query means a page of its own.
 */
export function pageAddress(request: IncomingMessage): string | null {
  const { method, headers, url = '/' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || NEVER.test(url)) return null;
  if (ROUTER.some((name) => headers[name] !== undefined)) return null;
  if (audienceOf(headers.cookie) !== 'v') return null;
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const query = new URLSearchParams(url.slice(at + 1));
  if (!path.startsWith('/nl/c/') || [...query.keys()].some((name) => !FOLDED.has(name))) return null;
  const page = pageNumber(query.get('page'));
  return page === 0 ? path : `${path}?page=${page}`;
}
