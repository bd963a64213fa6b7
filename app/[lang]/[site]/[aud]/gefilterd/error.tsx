'use client';

import { lazy, Suspense } from 'react';

// Hardly anybody ever sees it.
const FailedList = lazy(() =>
  import('@/components/listing/failed-list').then((module) => ({ default: module.FailedList })),
);

/** The API does not answer, or too late: filters and orders are asked for at every visit. */
export default function FilteredError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Suspense fallback={null}>
      <FailedList retry={retry} />
    </Suspense>
  );
}
