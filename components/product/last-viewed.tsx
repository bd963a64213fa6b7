'use client';

import { useEffect, useState } from 'react';
import { rememberViewed } from '@/store/last-viewed/viewed';
import type { PriceView } from '../shop';
import { LazyRarePart } from './lazy-carousels';

/** Stores this product as viewed and shows the ones viewed before. Renders nothing when there are none. */
export function LastViewed({ productId, view }: { productId: number; view: PriceView }) {
  const [ids, setIds] = useState<number[]>([]);
  useEffect(() => setIds(rememberViewed(productId)), [productId]);
  return ids[0] && <LazyRarePart ids={ids} view={view} />;
}
