'use client';

import { Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '../ui/lazy-part';

const RareContent = lazyPart(() => import('./rare-content').then((module) => module.RareContent));

/** What hardly anybody ever sees, loaded for those who do: as little as can be in every page's script. */
export function RareParts() {
  const wanted = useAppSelector(({ auth, app }) => auth.simulated || auth.over || app.notice !== null);
  return <Suspense fallback={null}>{wanted && <RareContent />}</Suspense>;
}
