'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { common } from '@/locales/nl/common';
import { StepButton } from '../step-button';

/**
 * In which directions the carousel around `inner` can still scroll; arrow keys move the focus from one item's
 * link to the next.
 */
function useRow(inner: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ back: false, on: false });
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = inner.current?.closest('.carousel')?.querySelector('ul');
    if (!list) return;
    row.current = list;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      // One pixel of tolerance: browsers round.
      setRoom({ back: scrollLeft > 1, on: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const item = event.target instanceof Element && event.target.closest('li');
      if (!step || !item) return;
      const next = step < 0 ? item.previousElementSibling : item.nextElementSibling;
      event.preventDefault();
      next?.querySelector('a')?.focus();
    };
    measure();
    const sizes = new ResizeObserver(measure);
    const items = new MutationObserver(measure);
    sizes.observe(list);
    items.observe(list, { childList: true });
    list.addEventListener('scroll', measure, { passive: true });
    list.addEventListener('keydown', onKeyDown);
    return () => {
      sizes.disconnect();
      items.disconnect();
      list.removeEventListener('scroll', measure);
      list.removeEventListener('keydown', onKeyDown);
    };
  }, [inner]);

  /** Nearly one width of the row; the style sheet decides whether the scrolling is smooth. */
  const move = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 });
  return { room, move };
}

/** Buttons back and on, shown when there are items beyond the edge. */
export function CarouselButtons({ title }: { title: string }) {
  const inner = useRef<HTMLSpanElement>(null);
  const { room, move } = useRow(inner);
  const buttons = [
    { to: 'previous', free: room.back, label: common.previousPage },
    { to: 'next', free: room.on, label: common.nextPage },
  ] as const;
  return (
    <span ref={inner} className="carousel-buttons">
      {(room.back || room.on) &&
        buttons.map(({ to, free, label }) => (
          <StepButton
            key={to}
            to={to}
            label={`${title}: ${label.toLowerCase()}`}
            atEnd={!free}
            onStep={move}
          />
        ))}
    </span>
  );
}
