'use client';

import { lazy, Suspense } from 'react';

// Loaded on demand: rarely shown.
const FailedList = lazy(() =>
  import('@/components/listing/failed-list').then((module) => ({ default: module.FailedList })),
);

/** Error page for an API that does not answer in time: a list with filters is requested at every visit. */
export default function SupplierError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Suspense fallback={null}>
      <FailedList retry={retry} />
    </Suspense>
  );
}
