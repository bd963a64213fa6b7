'use client';

import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';

// On the consumer site only.
const VatButtons = lazyPart(() => import('./vat-buttons').then((module) => module.VatButtons));

export function VatSwitch() {
  return (
    <Suspense fallback={null}>
      <VatButtons />
    </Suspense>
  );
}
