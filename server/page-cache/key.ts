import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pageNumber } from '../../lib/catalogue/read-catalogue-query.ts';
import { audienceKey, pageAudienceOf } from '../../lib/page-audience.ts';
import { isSizedPicture } from '../../lib/pictures/library-picture.ts';
import { firstSegment, routeOf } from '../../lib/routing/routes.ts';
import { LISTS } from '../../lib/urls/group-url.ts';

const FOLDED = new Set(['groupID', 'page', '_rsc']);
const SEGMENT = /^\/[\w$./~[\]-]{0,200}$/;

/**
 * Distinguishes the answers of one address: a page, or a part of it that the client-side router prefetches (dozens
 * per page). Null for requests that depend on more, such as a navigation.
 */
function variant(headers: IncomingHttpHeaders): string | null {
  if (headers['next-action'] !== undefined || headers['next-router-state-tree'] !== undefined) return null;
  if (headers.rsc === undefined) return headers['next-router-prefetch'] === undefined ? '' : null;
  const segment = headers['next-router-segment-prefetch'];
  const ahead = headers.rsc === '1' && headers['next-router-prefetch'] === '1';
  return ahead && typeof segment === 'string' && SEGMENT.test(segment) ? ` ${segment}` : null;
}

/**
 * Audience and address of a page for the cache, or null when the cache can't answer this request. A list's group and
 * page number are folded as in the middleware; any other query makes another page.
 */
export function pageAddress(request: IncomingMessage): string | null {
  const { method, headers, url = '/' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || routeOf(firstSegment(url))?.neverCached) return null;
  // A part of a video is no answer for others.
  if (headers.range !== undefined) return null;
  const part = variant(headers);
  if (part === null) return null;
  const type = isSizedPicture(url) && /\bimage\/avif\b/.test(headers.accept ?? '') ? ' avif' : '';
  const reader = pageAudienceOf(headers.cookie);
  // An admin sees every edit at once, and a moment of the admin's own.
  if (reader === 'admin' || reader === 'moment') return null;
  const audience = audienceKey(reader);
  const at = url.indexOf('?');
  if (at < 0) return `${audience} ${url}${part}${type}`;
  const path = url.slice(0, at);
  const query = new URLSearchParams(url.slice(at + 1));
  if ([...query.keys()].some((name) => !FOLDED.has(name))) return null;
  if (!path.startsWith(LISTS) && (query.has('groupID') || query.has('page'))) return null;
  const page = pageNumber(query.get('page'));
  return `${audience} ${page === 0 ? path : `${path}?page=${page}`}${part}`;
}
