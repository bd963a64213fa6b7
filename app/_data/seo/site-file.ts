import { createHash } from 'node:crypto';
import { tenants } from '@/tenants';
import { isSiteId } from '@/tenants/hosts';
import type { Tenant } from '@/tenants/types';

export type SiteFileProps<More = unknown> = { params: Promise<{ site: string } & More> };

/**
 * Our server caches a file for a minute, a cache in front for the time given here; the URL stays the same
 * after a change.
 */
const ONE_HOUR = 'public, max-age=3600, s-maxage=3600';
const FOREVER = 'public, max-age=31536000, s-maxage=31536000, immutable';

/** The site of a file's internal address, or null. */
export function siteOfFile(site: string): Tenant | null {
  return isSiteId(site) ? tenants[site] : null;
}

/** Of a text: crawlers and feed readers ask again whether it changed. Weak, because it may be sent compressed. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;

export function sendFile(body: BodyInit, type: string, keep: 'hour' | 'forever' = 'hour'): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': keep === 'forever' ? FOREVER : ONE_HOUR,
      ...(typeof body === 'string' && { etag: etagOf(body) }),
    },
  });
}

export const absentFile = () =>
  new Response(null, { status: 404, headers: { 'cache-control': 'private, no-store' } });

/** The API does not answer, or there is too much to draw at once. */
export const notNow = () => new Response(null, { status: 503, headers: { 'retry-after': '3' } });
