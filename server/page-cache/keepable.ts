import type { ServerResponse } from 'node:http';
import { NO_SITE, SITE_HEADER } from '../../lib/names.ts';

export type Keep = {
  site: string;
  /** The answer's `s-maxage`, in milliseconds. */
  ttlMs: number;
  /** Next is renewing it: the new one follows at once. */
  stale: boolean;
  /** Its name is a hash of its content: it never changes. */
  immutable: boolean;
};

const PAGE = /^text\/(?:html|x-component)/;

/**
 * Whether Next finished the page before the request. A page with request data was postponed: its headers forbid
 * caching, and this is a second guard, because customers' pages are cached too.
 */
function isFinished(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  if (!PAGE.test(type)) return true;
  const postponed = response.hasHeader('x-nextjs-postponed') && type.startsWith('text/html');
  return response.getHeader('x-nextjs-prerender') === '1' && !postponed;
}

/** How long an answer may be cached, and for which site; null when it is personal, or no page. */
export function keepable(response: ServerResponse): Keep | null {
  const site = String(response.getHeader(SITE_HEADER) ?? NO_SITE);
  const control = String(response.getHeader('cache-control') ?? '');
  const life = /(?:^|[\s,])s-maxage=(\d+)/.exec(control)?.[1];
  if (response.statusCode !== 200 || site === NO_SITE || life === undefined) return null;
  if (!isFinished(response) || response.hasHeader('set-cookie') || /private|no-store/.test(control))
    return null;
  return {
    site,
    ttlMs: Number(life) * 1000,
    stale: response.getHeader('x-nextjs-cache') === 'STALE',
    immutable: control.includes('immutable'),
  };
}
