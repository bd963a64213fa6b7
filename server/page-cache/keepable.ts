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

/** How long an answer may be kept, and for which site; null when it is for one customer, or no page. */
export function keepable(response: ServerResponse): Keep | null {
  const site = String(response.getHeader(SITE_HEADER) ?? NO_SITE);
  const control = String(response.getHeader('cache-control') ?? '');
  const life = /(?:^|[\s,])s-maxage=(\d+)/.exec(control)?.[1];
  if (response.statusCode !== 200 || site === NO_SITE || life === undefined) return null;
  if (response.hasHeader('set-cookie') || /private|no-store/.test(control)) return null;
  return {
    site,
    lifeMs: Number(life) * 1000,
    stale: response.getHeader('x-nextjs-cache') === 'STALE',
    immutable: control.includes('immutable'),
  };
}
