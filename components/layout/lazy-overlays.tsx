'use client';

import { Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '../ui/lazy-part';

const Overlays = lazyPart(() => import('./overlays').then((module) => module.Overlays));

/** What hardly anybody ever sees, loaded for those who do: as little as can be in every page's script. */
export function LazyOverlays() {
  const wanted = useAppSelector(({ auth, app }) => auth.simulated || auth.over || app.notice !== null);
  return <Suspense fallback={null}>{wanted && <Overlays />}</Suspense>;
}
