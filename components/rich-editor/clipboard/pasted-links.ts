import { linkAddress } from '../link-address';
import { unwrap } from './dom';

/** Hosts that only lead to the address in one of their parameters. */
const detours = [
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, parameter: 'url' },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: '/url', parameter: 'q' },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: '/url', parameter: 'url' },
  { host: /^lm?\.facebook\.com$/, path: '/l.php', parameter: 'u' },
];
const TRACKING = /^(?:utm_\w+|gclid|dclid|fbclid|msclkid|yclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok)$/i;

function targetOf(url: URL): URL {
  for (const { host, path, parameter } of detours) {
    const target = url.searchParams.get(parameter);
    if (target && host.test(url.hostname) && (!path || path === url.pathname) && URL.canParse(target))
      return targetOf(new URL(target));
  }
  return url;
}

/** The address without detours and parameters that follow the reader. */
export function withoutTracking(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const url = targetOf(new URL(address));
  const tracked = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracked) url.searchParams.delete(name);
  return url.href;
}

/** Links go where they seem to go; those into the other document, or into its disk, are text. */
export function links(body: Element, ownHost: string): void {
  for (const link of [...body.querySelectorAll('a')]) {
    const href = link.getAttribute('href')?.trim() ?? '';
    const address = linkAddress(withoutTracking(href), ownHost);
    if ('problem' in address || address.href.startsWith('#')) unwrap(link);
    else link.setAttribute('href', address.href);
  }
}
