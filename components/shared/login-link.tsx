import type { ReactNode } from 'react';

export interface LoginLinkProps {
  className?: string;
  children: ReactNode;
}

/**
 * To the login, and back to where it was asked for. The page is the same for everyone, so `LinkEvents` adds the way
 * back when somebody reaches for the link.
 */
export function LoginLink({ className, children }: LoginLinkProps) {
  return (
    <a href="/login" data-login="" className={className}>
      {children}
    </a>
  );
}
