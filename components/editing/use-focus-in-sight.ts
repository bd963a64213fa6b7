import { useEffect } from 'react';
import { freeRoom } from '../rich-editor/free-room';
import { EDITOR_PARTS } from './use-begin';

/** Between a field and the bar beside it: its outline, and the label above it. */
const GAP_PX = 32;
/** These have their own place, or scroll by themselves. */
const NOT_SCROLLED = `${EDITOR_PARTS}, .site-header, .rich-editor`;

/** Scrolls the page so that no bar covers an element; of one that is higher than the room, the beginning. */
export function bringIntoSight(element: Element): void {
  const room = freeRoom();
  const { top, bottom } = element.getBoundingClientRect();
  const above = room.top + GAP_PX - top;
  const below = bottom + GAP_PX - room.bottom;
  if (above > 0) window.scrollBy({ top: -above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: Math.min(below, -above), behavior: 'instant' });
}

/** Keeps what has the focus clear of the header and of the dock while editing is on. */
export function useFocusInSight(): void {
  useEffect(() => {
    let isPressed = false;
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const focused = document.activeElement;
        if (focused && focused !== document.body && !focused.closest(NOT_SCROLLED)) bringIntoSight(focused);
      });
    };
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    // A page that scrolled between press and release would miss the click.
    document.addEventListener('pointerdown', () => (isPressed = true), options);
    for (const release of ['pointerup', 'pointercancel'])
      document.addEventListener(release, () => (isPressed = false), options);
    document.addEventListener('focusin', () => isPressed || show(), options);
    document.addEventListener('click', show, options);
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, []);
}
