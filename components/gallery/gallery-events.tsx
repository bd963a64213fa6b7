'use client';

import { Suspense } from 'react';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import type { ProductPicturesProps } from './live-gallery';

const LiveGallery = lazyOnInteraction(() => import('./live-gallery').then((module) => module.LiveGallery));

/** The pictures are links and a row that scrolls: keys, marks and the large view come with the first sign of somebody. */
export function GalleryEvents(props: ProductPicturesProps) {
  return (
    <Suspense fallback={null}>
      <LiveGallery {...props} />
    </Suspense>
  );
}
