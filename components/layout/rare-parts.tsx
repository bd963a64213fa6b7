'use client';

import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';

const NoticeHost = lazy(() => import('./notice-host').then((module) => ({ default: module.NoticeHost })));
const SimulationBar = lazy(() =>
  import('./simulation-bar').then((module) => ({ default: module.SimulationBar })),
);

/** What hardly anybody ever sees, loaded for those who do. */
export function RareParts() {
  const simulated = useAppSelector((state) => state.auth.simulated);
  const notice = useAppSelector((state) => state.app.notice);
  return (
    <Suspense fallback={null}>
      {simulated && <SimulationBar />}
      {notice && <NoticeHost notice={notice} />}
    </Suspense>
  );
}
