import type { ReactNode } from 'react';

export interface OptionLinkProps {
  id: string;
  href: string;
  active: boolean;
  children: ReactNode;
}

/** An option that is a link as well: it can be opened in a new tab, and `LinkEvents` follows it. */
export function OptionLink({ id, href, active, children }: OptionLinkProps) {
  return (
    <a id={id} href={href} role="option" aria-selected={active} tabIndex={-1} className="suggestion">
      {children}
    </a>
  );
}
