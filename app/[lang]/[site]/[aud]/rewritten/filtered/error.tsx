'use client';

import { lazy, Suspense } from 'react';

// Loaded on demand: rarely shown.
const FailedList = lazy(() =>
  import('@/components/listing/failed-list').then((module) => ({ default: module.FailedList })),
);

/** The API does not answer in time: filtered lists are requested at every visit. */
export default function FilteredError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Suspense fallback={null}>
      <FailedList retry={retry} />
    </Suspense>
  );
}
