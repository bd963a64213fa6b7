import type { ReactNode } from 'react';

export interface OptionLinkProps {
  id: string;
  href: string;
  active: boolean;
  children: ReactNode;
}

/** An option that is also a link: it can be opened in a new tab, and `LinkEvents` handles its click. */
export function OptionLink({ id, href, active, children }: OptionLinkProps) {
  return (
    <a id={id} href={href} role="option" aria-selected={active} tabIndex={-1} className="suggestion">
      {children}
    </a>
  );
}
