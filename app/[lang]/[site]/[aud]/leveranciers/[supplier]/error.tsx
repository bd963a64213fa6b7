'use client';

import { lazy, Suspense } from 'react';

// Loaded on demand: rarely shown.
const FailedList = lazy(() =>
  import('@/components/listing/failed-list').then((module) => ({ default: module.FailedList })),
);

/** The API does not answer in time: the list is requested at every visit with filters. */
export default function SupplierError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Suspense fallback={null}>
      <FailedList retry={retry} />
    </Suspense>
  );
}
