import type { ServerResponse } from 'node:http';
import { NO_SITE, SITE_HEADER } from '../../lib/names.ts';

export type Keep = {
  site: string;
  /** What the answer's `s-maxage` says. */
  lifeMs: number;
  /** Next is renewing it: the new one comes right after it. */
  stale: boolean;
  /** Named after its content: it never changes. */
  immutable: boolean;
};

const PAGE = /^text\/(?:html|x-component)/;

/**
 * A page that Next finished before anybody asked for it. One with something of the request in it was postponed: its
 * headers say that it may not be kept, and this is the second lock on that door, for customers' pages are kept too.
 */
function isFinished(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  if (!PAGE.test(type)) return true;
  const postponed = response.hasHeader('x-nextjs-postponed') && type.startsWith('text/html');
  return response.getHeader('x-nextjs-prerender') === '1' && !postponed;
}

/** How long an answer may be kept, and for which site; null when it is for one customer, or no page. */
export function keepable(response: ServerResponse): Keep | null {
  const site = String(response.getHeader(SITE_HEADER) ?? NO_SITE);
  const control = String(response.getHeader('cache-control') ?? '');
  const life = /(?:^|[\s,])s-maxage=(\d+)/.exec(control)?.[1];
  if (response.statusCode !== 200 || site === NO_SITE || life === undefined) return null;
  if (!isFinished(response) || response.hasHeader('set-cookie') || /private|no-store/.test(control))
    return null;
  return {
    site,
    lifeMs: Number(life) * 1000,
    stale: response.getHeader('x-nextjs-cache') === 'STALE',
    immutable: control.includes('immutable'),
  };
}
