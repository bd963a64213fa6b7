import type { AnchorHTMLAttributes } from 'react';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Keeps the scroll position, for example in a list of filters. */
  keepScroll?: boolean;
}

/**
 * A link within the shop: a plain anchor, because a page may have hundreds. `LinkEvents` in the layout
 * prefetches its page on the first interaction and navigates on the client.
 */
export function SiteLink({ keepScroll = false, ...anchor }: SiteLinkProps) {
  // Without `undefined`: React sends it with every link of a page, a hundred bytes on a list.
  return <a {...anchor} {...(keepScroll && { 'data-keep-scroll': true })} />;
}
