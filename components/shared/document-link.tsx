import type { ReactNode } from 'react';
import { account as words } from '@/locales/nl/account/account';
import { Icon } from '../ui/icon';

interface DocumentLinkProps {
  href: string;
  /** Distinguishes the link from the same link in another row. */
  of?: string;
  className?: string;
  children: ReactNode;
}

/** A PDF in a new window: a plain link, so that it works without a script. */
export function DocumentLink({
  href,
  of,
  className = 'underline underline-offset-2',
  children,
}: DocumentLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`inline-flex min-h-6 items-center gap-1.5 ${className}`}
    >
      <Icon name="invoice" className="size-4" />
      {children}
      <span className="sr-only">
        {of && ` ${of}`}
        {words.newWindow}
      </span>
    </a>
  );
}
