import type { ServerResponse } from 'node:http';
import { RETRY_AFTER } from '../../lib/maintenance.ts';
import { NO_SITE, SITE_HEADER } from '../../lib/names.ts';
import { scriptHashes } from '../csp/inline-scripts.ts';
import { dataPolicy, pagePolicy } from '../csp/policy.ts';
import { rewriteHtml } from '../html/pipeline.ts';
import { saysApiAway, statedStatus } from './stated-status.ts';

/** Headers that parts of the framework send to each other; they would reveal internal paths. */
const INTERNAL = ['x-middleware-rewrite', 'x-middleware-set-cookie', 'x-middleware-next', 'x-matched-path'];
/** The client-side router reads these, on its own requests only. */
const ROUTER = /^x-nextjs-/;
const VARY =
  'Accept-Encoding, Cookie, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch';
const PRIVATE = 'private, no-store';
/** The same delay as the gateway's. */
const AWAY_RETRY_SECONDS = '3';

export const isHtml = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Sets whether the answer may be cached, and by whom. Browsers revalidate each time (the ETag makes that cheap): an
 * old page is of no use, and after a login the same address is another page.
 */
function setPrivacy(response: ServerResponse, isPersonal: boolean): void {
  const shared = /(?:^|[\s,])(s-maxage=\d+)/.exec(String(response.getHeader('cache-control') ?? ''))?.[1];
  const kept = shared && !isPersonal && response.statusCode === 200;
  response.setHeader('cache-control', kept ? `public, max-age=0, ${shared}, must-revalidate` : PRIVATE);
  response.setHeader('vary', VARY);
}

/** Sets the headers of an answer that is no page; an answer with a policy of its own keeps it. */
export function finishData(response: ServerResponse, isPersonal: boolean): void {
  if (String(response.getHeader('content-type') ?? '').startsWith('text/x-component')) {
    setPrivacy(response, isPersonal);
  }
  for (const name of [...INTERNAL, SITE_HEADER]) response.removeHeader(name);
  if (!response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', dataPolicy);
}

/**
 * Finishes a page: sets its headers and returns the body to send. `isPersonal` pages are private, whatever the
 * framework says.
 */
export function finishPage(response: ServerResponse, body: Buffer, isPersonal: boolean): Buffer {
  // One byte per character: no step looks at letters, and decoding a page costs more than all the rest.
  const html = rewriteHtml(body.toString('latin1'));
  // A host without a site gets its heading, and a page about something absent states its own status.
  const noSite = response.getHeader(SITE_HEADER) === NO_SITE;
  const pageStatus = noSite ? '404' : statedStatus(html);
  if (response.statusCode === 200 && pageStatus) response.statusCode = Number(pageStatus);
  if (pageStatus === '503') response.setHeader('retry-after', RETRY_AFTER);
  if (response.statusCode === 500 && saysApiAway(html)) {
    response.statusCode = 503;
    response.setHeader('retry-after', AWAY_RETRY_SECONDS);
  }
  setPrivacy(response, isPersonal);
  const etag = response.getHeader('etag');
  // Weak: the same version is sent in several encodings.
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('etag', `W/${etag}`);
  response.setHeader('content-security-policy', pagePolicy(scriptHashes(html)));
  for (const name of [...INTERNAL, SITE_HEADER]) response.removeHeader(name);
  for (const name of response.getHeaderNames()) if (ROUTER.test(name)) response.removeHeader(name);
  return Buffer.from(html, 'latin1');
}
