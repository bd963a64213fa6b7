import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { lazyOnInteraction } from '../lazy-on-interaction';

const CarouselButtons = lazyOnInteraction(() =>
  import('./carousel-buttons').then((module) => module.CarouselButtons),
);

export interface CarouselProps {
  title: string;
  /** Link to all of them, if there is such a page. */
  link?: ReactNode;
  /** List items. */
  children: ReactNode;
  /** Called when the row is scrolled, to load further items. */
  onMove?: () => void;
}

/**
 * A row with native scrolling by touch, wheel or keyboard, which works without JavaScript. The buttons are
 * loaded on the first interaction.
 */
export function Carousel({ title, link, children, onMove }: CarouselProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  // It may have been scrolled before hydration.
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
