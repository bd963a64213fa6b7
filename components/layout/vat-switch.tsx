'use client';

import { lazy, Suspense } from 'react';

// On the consumer site only.
const VatButtons = lazy(() => import('./vat-buttons').then((module) => ({ default: module.VatButtons })));

export function VatSwitch() {
  return (
    <Suspense fallback={null}>
      <VatButtons />
    </Suspense>
  );
}
