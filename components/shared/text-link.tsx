import type { ReactNode } from 'react';
import { SiteLink } from '../ui/site-link';

/** A link within a sentence. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <SiteLink href={href} className="underline underline-offset-2">
    {children}
  </SiteLink>
);
