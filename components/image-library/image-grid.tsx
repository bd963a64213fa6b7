'use client';

import type { ReactNode } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { images as words } from '@/locales/nl/admin/images';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { Thumbnail } from './thumbnail';
import type { FoundImage, useImages } from './use-images';

interface ImageGridProps {
  found: ReturnType<typeof useImages>;
  /** A search or a filter is on. */
  isFiltered: boolean;
  /** Images that are marked as chosen. */
  chosen?: ReadonlySet<number>;
  onOpen: (image: FoundImage) => void;
  /** Stands in the corner of each tile. */
  corner?: (image: FoundImage, at: number) => ReactNode;
}

export const altState = ({ alt, decorative }: Pick<FoundImage, 'alt' | 'decorative'>) =>
  decorative ? 'decorative' : alt === '' ? 'missing' : 'text';

/** Tiles of images, with loading, failure and nothing found. */
export function ImageGrid({ found, isFiltered, chosen, onOpen, corner }: ImageGridProps) {
  const { images, numFound, isLoading, failure, reload, more } = found;
  if (isLoading) return <GridSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <Notice tone="danger" urgent>
          <p>{adminErrorText(failure)}</p>
          <Button look="quiet" size="s" onClick={() => void reload()}>
            {words.again}
          </Button>
        </Notice>
      )}
      <p role="status" className="text-ink-soft text-sm">
        {words.found(numFound)}
      </p>
      {images.length === 0 && !failure && (
        <EmptyState
          icon={<Icon name="search" className="size-7" />}
          title={isFiltered ? words.nothingFound : words.none}
        >
          <p>{isFiltered ? words.nothingFoundText : words.noneText}</p>
        </EmptyState>
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {images.map((image, at) => (
          <li
            key={image.id}
            className={`relative flex rounded-m border ${chosen?.has(image.id) ? 'border-brand ring-2 ring-brand' : 'border-line'}`}
          >
            <button
              type="button"
              onClick={() => onOpen(image)}
              className="flex w-full min-w-0 flex-col gap-1 rounded-m p-2 text-left hover:bg-surface-alt"
            >
              <Thumbnail image={image} />
              <span className="truncate font-medium text-sm">{image.filename}</span>
              <span
                className={altState(image) === 'missing' ? 'text-danger text-sm' : 'text-ink-soft text-sm'}
              >
                {words.alt[altState(image)]}
              </span>
              <span className="text-ink-soft text-sm">{words.places(image.places)}</span>
            </button>
            {corner && <span className="absolute top-1 left-1">{corner(image, at)}</span>}
          </li>
        ))}
      </ul>
      {more && (
        <Button look="outline" onClick={() => void more()} className="self-center">
          {words.more}
        </Button>
      )}
    </div>
  );
}

function GridSkeleton() {
  return (
    <div
      role="status"
      aria-label={words.loading}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4"
    >
      {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
        <Skeleton key={tile} className="aspect-4/3 w-full" />
      ))}
    </div>
  );
}
