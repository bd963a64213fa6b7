'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { attachGallery, type Gallery } from './gallery-controls';

// The large view (and Radix) is loaded on first use.
const loadZoom = () => import('./picture-zoom').then((module) => module.PictureZoom);
const PictureZoom = lazyPart(loadZoom);

export interface ProductPicturesProps {
  images: string[];
  /** Name of the product. */
  name: string;
}

/** Attaches to the surrounding gallery and shows the large view. */
export function LiveGallery({ images, name }: ProductPicturesProps) {
  const inner = useRef<HTMLSpanElement>(null);
  const gallery = useRef<Gallery>(null);
  const [zoomed, setZoomed] = useState<number>();

  useEffect(() => {
    const element = inner.current?.closest<HTMLElement>('.gallery');
    if (!element) return;
    gallery.current = attachGallery(element, { onZoom: setZoomed, onNear: loadZoom });
    return gallery.current.stop;
  }, []);

  return (
    <span ref={inner} hidden>
      {zoomed !== undefined && (
        <Suspense fallback={null}>
          <PictureZoom
            images={images}
            name={name}
            first={zoomed}
            onClose={() => setZoomed(undefined)}
            onGone={(last) => gallery.current?.focus(last)}
          />
        </Suspense>
      )}
    </span>
  );
}
