import type { SiteId } from './hosts.ts';

/**
 * Addresses that a site had before → where that is now, for its old links and bookmarks. Whole paths in lower case,
 * without a slash at the end; the target is a path on the same site. Checked at start; middleware reads it, so it is
 * apart from the rest of a site's data.
 */
export const redirects: Readonly<Partial<Record<SiteId, Readonly<Record<string, string>>>>> = {
  demo: {
    '/home': '/',
    '/assortiment': '/nl/c/hygienepapier',
    '/assortiment/wc-papier': '/toiletpapier',
    '/aanbiedingen': '/nl/c/sale',
    '/over-ons': '/nl/wie-zijn-wij',
    '/contact': '/nl/vragen-over-bestellen',
  },
  huispapier: {
    '/home': '/',
    '/wc-papier': '/toiletpapier',
    '/aanbiedingen': '/nl/c/sale',
    '/over-ons': '/nl/wie-zijn-wij',
  },
};
