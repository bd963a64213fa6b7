'use client';

import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { pictures as words } from '@/locales/nl/product/pictures';

export interface ZoomAreaProps {
  src: string;
  alt: string;
  /** Shown at twice the available size: moved by touch, wheel, arrow keys or mouse. */
  large: boolean;
  onToggle: () => void;
}

/** Movement in pixels that still counts as a click. */
const CLICK_TOLERANCE_PX = 4;

/**
 * One picture in a scrolling box: a large one is moved by the browser's own scrolling, or dragged with a
 * mouse.
 */
export function ZoomArea({ src, alt, large, onToggle }: ZoomAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  /** The clicked point, as fractions of the picture; it moves to the middle. */
  const focus = useRef({ x: 0.5, y: 0.5 });
  const drag = useRef({ moved: 0, active: false });

  useLayoutEffect(() => {
    const box = area.current;
    if (!box || !large) return;
    box.scrollLeft = focus.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = focus.current.y * box.scrollHeight - box.clientHeight / 2;
  }, [large]);

  const onClick = (event: MouseEvent) => {
    if (drag.current.moved > CLICK_TOLERANCE_PX) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A keyboard click has no position: use the middle.
    const pointed = event.detail > 0;
    focus.current = pointed
      ? { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
      : { x: 0.5, y: 0.5 };
    onToggle();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    drag.current = { moved: 0, active: large && event.pointerType === 'mouse' && event.button === 0 };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current: box } = area;
    if (!box || !drag.current.active) return;
    if (event.buttons === 0) drag.current.active = false;
    else {
      drag.current.moved += Math.abs(event.movementX) + Math.abs(event.movementY);
      box.scrollLeft -= event.movementX;
      box.scrollTop -= event.movementY;
    }
  };

  return (
    <div
      ref={area}
      className="zoom-area"
      data-large={large || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    >
      <button type="button" onClick={onClick}>
        {/* biome-ignore lint/performance/noImgElement: the pictures are ready-made; an optimiser in between only costs */}
        <img src={src} alt={alt} draggable={false} />
        <span className="sr-only">, {large ? words.reduce : words.enlarge}</span>
      </button>
    </div>
  );
}
