'use client';

import { useState } from 'react';
import { product as words } from '@/locales/nl/product';
import { Picture } from '../ui/picture';

/** One large picture, and the others to choose from when there are any. */
export function ProductPictures({ images, name }: { images: string[]; name: string }) {
  const [shown, show] = useState(0);
  return (
    <div className="flex flex-col gap-3 lg:sticky lg:top-40 lg:self-start">
      <div className="aspect-square max-h-[34rem] w-full rounded-l bg-surface-alt p-6 lg:aspect-4/3">
        <Picture
          src={images[shown] ?? ''}
          alt={name}
          width={800}
          height={800}
          load="first"
          className="size-full object-contain"
        />
      </div>
      {images.length > 1 && (
        <ul aria-label={words.pictures} className="flex flex-wrap gap-2">
          {images.map((image, position) => (
            <li key={image}>
              <button
                type="button"
                aria-pressed={position === shown}
                aria-label={`${words.pictures} ${position + 1}`}
                onClick={() => show(position)}
                className="size-16 overflow-hidden rounded-m border border-line bg-surface-alt p-1 aria-pressed:border-2 aria-pressed:border-brand"
              >
                <Picture src={image} alt="" width={64} height={64} className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
