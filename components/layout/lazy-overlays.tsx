'use client';

import { Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '../ui/lazy-part';

const Overlays = lazyPart(() => import('./overlays').then((module) => module.Overlays));

/** Rarely needed overlays, loaded only when shown, to keep every page's script small. */
export function LazyOverlays() {
  const wanted = useAppSelector(({ auth, app }) => auth.simulated || auth.over || app.notice !== null);
  return <Suspense fallback={null}>{wanted && <Overlays />}</Suspense>;
}
