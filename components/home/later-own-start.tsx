'use client';

import { lazy, Suspense } from 'react';

const OwnStartCards = lazy(() =>
  import('./own-start-cards').then((module) => ({ default: module.OwnStartCards })),
);

/** Customers only: visitors load none of it. */
export function LaterOwnStart() {
  return (
    <Suspense fallback={<div className="own-cards" />}>
      <OwnStartCards />
    </Suspense>
  );
}
