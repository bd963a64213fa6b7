import type { AnchorHTMLAttributes } from 'react';

export interface IntentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Stay where you are on the page, such as in a list of filters. */
  keepScroll?: boolean;
}

/**
 * A link within the shop: a plain anchor, of which a page may have hundreds. `LinkEvents` in the layout fetches its
 * page when somebody reaches for it, and shows it without loading the document anew.
 */
export function IntentLink({ keepScroll = false, ...anchor }: IntentLinkProps) {
  return <a {...anchor} data-keep-scroll={keepScroll || undefined} />;
}
