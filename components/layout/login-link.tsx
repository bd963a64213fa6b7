'use client';

import Link from 'next/link';
import { type ReactNode, useState } from 'react';

export interface LoginLinkProps {
  className?: string;
  children: ReactNode;
}

/**
 * To the login, and back to where it was asked for. The page itself is the same for everyone, so the way back is
 * added when somebody reaches for the link.
 */
export function LoginLink({ className, children }: LoginLinkProps) {
  const [href, setHref] = useState('/login');
  const remember = () => {
    const { pathname, search } = window.location;
    setHref(
      pathname.startsWith('/login') ? '/login' : `/login?terug=${encodeURIComponent(pathname + search)}`,
    );
  };
  return (
    <Link href={href} prefetch={false} className={className} onPointerEnter={remember} onFocus={remember}>
      {children}
    </Link>
  );
}
