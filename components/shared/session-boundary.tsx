'use client';

import { type ReactNode, Suspense, useState } from 'react';

interface SessionBoundaryProps {
  /** Absent where the content is there at once. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the state of its content over a page refresh. In a document request the content is ready and needs no
 * Suspense boundary (React would send large content behind a script); after client-side navigation it is
 * still loading and needs one. A refresh of a document uses the second form: a boundary that appeared only
 * then would remount the content, and lose its notices, focus and typed text. So the boundary is decided
 * once, on mount.
 */
export function SessionBoundary({ fallback, children }: SessionBoundaryProps) {
  const [firstFallback] = useState(fallback);
  if (firstFallback === undefined) return children;
  return <Suspense fallback={firstFallback}>{children}</Suspense>;
}
