import type { AnchorHTMLAttributes } from 'react';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Stay where you are on the page, such as in a list of filters. */
  keepScroll?: boolean;
}

/**
 * A link within the shop: a plain anchor, of which a page may have hundreds. `LinkEvents` in the layout fetches its
 * page when somebody reaches for it, and shows it without loading the document anew.
 */
export function SiteLink({ keepScroll = false, ...anchor }: SiteLinkProps) {
  return <a {...anchor} data-keep-scroll={keepScroll || undefined} />;
}
