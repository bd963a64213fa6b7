import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
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

/** Of an address without an audience: null where it has a query that makes another page. */
function parseAddress(url: string): string | null {
  if (routeOf(firstSegment(url))?.neverCached) return null;
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const query = new URLSearchParams(url.slice(at + 1));
  if ([...query.keys()].some((name) => !FOLDED.has(name))) return null;
  if (!path.startsWith(LISTS) && (query.has('groupID') || query.has('page'))) return null;
  const page = pageNumber(query.get('page'));
  return page === 0 ? path : `${path}?page=${page}`;
}

/** Parsing an address costs as much as finding its page, and nearly all are asked for again and again. */
const MAX_PARSED = 5_000;
const MAX_PARSED_LENGTH = 300;
const parsed = new LRUCache<string, { address: string | null }>({ max: MAX_PARSED });

function addressOf(url: string): string | null {
  if (url.length > MAX_PARSED_LENGTH) return parseAddress(url);
  const known = parsed.get(url);
  if (known) return known.address;
  const address = parseAddress(url);
  parsed.set(url, { address });
  return address;
}

/**
 * Audience and address of a page for the cache, or null when the cache can't answer this request. A list's group and
 * page number are folded as in the middleware; any other query makes another page.
 */
export function pageAddress(request: IncomingMessage): string | null {
  const { method, headers, url = '/' } = request;
  // A part of a video is no answer for others.
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return null;
  const part = variant(headers);
  const address = part === null ? null : addressOf(url);
  if (address === null) return null;
  const reader = pageAudienceOf(headers.cookie);
  // An admin sees every edit at once, and a moment of the admin's own.
  if (reader === 'admin' || reader === 'moment') return null;
  const type = isSizedPicture(url) && /\bimage\/avif\b/.test(headers.accept ?? '') ? ' avif' : '';
  return `${audienceKey(reader)} ${address}${part}${type}`;
}
