'use client';

import { Suspense } from 'react';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import type { ProductPicturesProps } from './live-gallery';

const LiveGallery = lazyOnInteraction(() => import('./live-gallery').then((module) => module.LiveGallery));

/**
 * The pictures are links in a scrolling row; keyboard navigation, position marks and the large view are
 * loaded on the first interaction.
 */
export function GalleryEvents(props: ProductPicturesProps) {
  return (
    <Suspense fallback={null}>
      <LiveGallery {...props} />
    </Suspense>
  );
}
