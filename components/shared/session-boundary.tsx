'use client';

import { type ReactNode, Suspense, useState } from 'react';

interface SessionBoundaryProps {
  /** Absent where the content is there at once. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the state of its content when the page is read again. A document has the content at once and needs no
 * boundary (React would send a large one behind a script); after a click it is still on its way and needs one. A
 * refresh of a document sends it the second way: a boundary that appeared only then would remount the content, and
 * its notices, its focus and what is typed would be lost. So whether there is a boundary is decided once, on mount.
 */
export function SessionBoundary({ fallback, children }: SessionBoundaryProps) {
  const [firstFallback] = useState(fallback);
  if (firstFallback === undefined) return children;
  return <Suspense fallback={firstFallback}>{children}</Suspense>;
}
