'use client';

import { Suspense, useEffect, useState } from 'react';
import { rememberViewed } from '@/store/last-viewed/viewed';
import type { PriceView } from '../shop';
import { lazyPart } from '../ui/lazy-part';

const LastViewedRow = lazyPart(() => import('./last-viewed-row').then((module) => module.LastViewedRow));

/** Stores this product as viewed and shows the ones viewed before. Renders nothing when there are none. */
export function LastViewed({ productId, view }: { productId: number; view: PriceView }) {
  const [others, setOthers] = useState<number[]>([]);
  useEffect(() => setOthers(rememberViewed(productId)), [productId]);
  if (others.length === 0) return null;
  return (
    <Suspense fallback={<div className="viewed-room" />}>
      <LastViewedRow ids={others} view={view} />
    </Suspense>
  );
}
