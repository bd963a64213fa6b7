import type { ReactNode } from 'react';
import { LOGIN } from '@/lib/urls/page-urls';

export interface LoginLinkProps {
  className?: string;
  children: ReactNode;
}

/**
 * Link to the login page, which leads back to this page. The page is the same for all visitors, so
 * `LinkEvents` adds the return path on the first interaction with the link.
 */
export function LoginLink({ className, children }: LoginLinkProps) {
  return (
    <a href={LOGIN} data-login="" className={className}>
      {children}
    </a>
  );
}
