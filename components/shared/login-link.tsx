import type { ReactNode } from 'react';

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
    <a href="/login" data-login="" className={className}>
      {children}
    </a>
  );
}
