'use client';

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { OrderListItem } from '@/api/types';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { edgeScroll, moved, placeAt } from './sort-places';

interface Sorting {
  items: OrderListItem[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** Shown at once, saved by the server. */
  onSort: (order: OrderListItem[]) => void;
}

const idOf = (item: OrderListItem) => item.product.productId;

/**
 * Sorts lines by their handles: dragged by mouse or touch, or lifted with Space, moved with arrow keys and
 * dropped with Space. Escape restores the order. A lifted line moves on the screen only; the server gets the
 * final position.
 */
export function useSorting({ items, body, onSort }: Sorting) {
  const [order, setOrder] = useState<OrderListItem[]>();
  const [lifted, setLifted] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const stop = useRef<() => void>(undefined);
  const shown = order ?? items;
  useEffect(() => () => stop.current?.(), []);

  const end = () => {
    stop.current?.();
    stop.current = undefined;
    setOrder(undefined);
    setLifted(undefined);
    setTarget(undefined);
  };
  const put = (next: OrderListItem[], id: number) => {
    const at = next.findIndex((item) => idOf(item) === id);
    const name = next[at]?.productName ?? '';
    end();
    setAnnouncement(words.dropped(name, at + 1));
    if (next.some((item, place) => idOf(item) !== idOf(items[place] ?? item))) onSort(next);
  };
  const putBack = () => {
    end();
    setAnnouncement(words.putBack);
  };

  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const at = shown.findIndex((item) => idOf(item) === id);
    const steps: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: shown.length - 1,
    };
    const to = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted === id) return put(shown, id);
      setLifted(id);
      setAnnouncement(`${words.lifted(shown[at]?.productName ?? '')} ${words.place(at + 1, shown.length)}`);
    }
    if (lifted !== id) return;
    if (event.key === 'Escape') putBack();
    if (to === undefined) return;
    event.preventDefault();
    const place = Math.min(Math.max(to, 0), shown.length - 1);
    setOrder(moved(shown, at, place));
    setAnnouncement(words.place(place + 1, shown.length));
  };

  const onPointerDown = (event: PointerEvent, id: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const from = items.findIndex((item) => idOf(item) === id);
    let to = from;
    setLifted(id);
    const move = (moving: globalThis.PointerEvent) => {
      edgeScroll(moving.clientY);
      to = placeAt(body.current, moving.clientY, from);
      setTarget(to);
    };
    const drop = () => put(moved(items, from, to), id);
    const key = (pressed: globalThis.KeyboardEvent) => pressed.key === 'Escape' && putBack();
    const listeners = new AbortController();
    stop.current = () => listeners.abort();
    const { signal } = listeners;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', putBack, { signal });
    window.addEventListener('keydown', key, { signal });
  };

  return {
    shown,
    /** Announcement for screen readers. */
    announcement,
    lifted,
    /** Drop indicator of a dragged line: above the line at this index, or below the last. */
    markOf: (at: number): 'before' | 'after' | undefined => {
      if (target === undefined) return undefined;
      const from = items.findIndex((item) => idOf(item) === lifted);
      if (target === at && target < from) return 'before';
      return target === at && target > from ? 'after' : undefined;
    },
    handle: (id: number) => ({
      'aria-pressed': lifted === id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
      onPointerDown: (event: PointerEvent) => onPointerDown(event, id),
      // Losing the focus drops a line lifted by keyboard; a drag ends when the pointer is released.
      onBlur: () => lifted === id && target === undefined && !stop.current && put(shown, id),
    }),
  };
}
