import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { lazyOnInteraction } from './lazy-on-interaction';

const CarouselButtons = lazyOnInteraction(() =>
  import('./carousel-buttons').then((module) => module.CarouselButtons),
);

export interface CarouselProps {
  title: string;
  /** To all of them, where they are somewhere. */
  link?: ReactNode;
  /** List items. */
  children: ReactNode;
  /** Somebody moves the row: what lies beyond it may be wanted. */
  onMove?: () => void;
}

/**
 * A row that one pushes aside, by finger, wheel or key: that is the browser's own scrolling, and works without
 * JavaScript. The buttons come with the first sign of somebody.
 */
export function Carousel({ title, link, children, onMove }: CarouselProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  // It may have been moved before this came to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (row.current?.scrollLeft) onMove?.();
  }, []);
  return (
    <section aria-labelledby={id} className="carousel">
      <div className="carousel-head">
        <h2 id={id}>{title}</h2>
        {link}
        <Suspense fallback={null}>
          <CarouselButtons title={title} />
        </Suspense>
      </div>
      <ul ref={row} onScroll={onMove}>
        {children}
      </ul>
    </section>
  );
}
