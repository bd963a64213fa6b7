import type { EditorView } from 'prosemirror-view';
import { freeRoom } from '../free-room';
import { hidesOther } from './hides-other';

const GAP = 8;
/** Below this width the bar is at the bottom of the window, above the keyboard of a phone. */
const NARROW = 640;

/** Top and bottom of the line with the cursor, in the window. */
function typedLine(view: EditorView) {
  const { top, bottom } = view.coordsAtPos(view.state.selection.head);
  return { top, bottom };
}

/** Room beside the line with the cursor when it is scrolled into sight: above it for the bars at the top, below it for the others. */
export interface ScrollRoom {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * Keeps the bar above the text: at the top of the window while the text's beginning is out of sight, and at the bottom on
 * narrow screens or, above the dock, where it would cover the line with the cursor, or the title or label of the text.
 * @param room is changed: what the bars cover
 * @returns `place`, for changes that no event announces, and `stop`
 */
export function placeToolbar(bar: HTMLElement, view: EditorView, room: ScrollRoom) {
  /** Decided once, so that the bar stays where it is sought. Undefined until it has a size. */
  let isInTheWay: boolean | undefined;
  const place = () => {
    const text = view.dom.getBoundingClientRect();
    const { width, height } = bar.getBoundingClientRect();
    const visible = window.visualViewport;
    const bottomEdge = visible ? visible.offsetTop + visible.height : window.innerHeight;
    const windowWidth = document.documentElement.clientWidth;
    const isNarrow = windowWidth < NARROW;
    const free = freeRoom(bar);
    const above = Math.max(GAP, Math.min(text.top - height - 2 * GAP, free.bottom - height - GAP));
    const left = isNarrow ? 0 : Math.max(GAP, Math.min(text.left, windowWidth - width - GAP));
    if (height > 2 * GAP) isInTheWay ??= hidesOther({ left, top: above, width, height }, view.dom);
    const line = typedLine(view);
    const covers = line.bottom > above && line.top < above + height + GAP / 2;
    const lowest = isNarrow ? bottomEdge - height : free.bottom - height - GAP;
    const isLow = isNarrow || covers || isInTheWay === true;
    const top = isLow ? lowest : above;
    room.top = Math.max(free.top, isLow ? 0 : GAP + height) + GAP;
    room.bottom = window.innerHeight - Math.min(free.bottom, isLow ? lowest : free.bottom) + GAP;
    bar.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  };
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const stopping = new AbortController();
  const options = { signal: stopping.signal, passive: true };
  addEventListener('scroll', later, { ...options, capture: true });
  addEventListener('resize', later, options);
  window.visualViewport?.addEventListener('resize', later, options);
  window.visualViewport?.addEventListener('scroll', later, options);
  // A bar that has become larger may cover the cursor.
  const sizes = new ResizeObserver((changed) => {
    place();
    const isBar = changed.some(({ target }) => target === bar);
    if (isBar && view.hasFocus()) view.dispatch(view.state.tr.scrollIntoView());
  });
  sizes.observe(bar);
  sizes.observe(view.dom);
  // What is above the text has become higher or lower.
  sizes.observe(document.body);
  place();
  return {
    place: later,
    stop: () => {
      stopping.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
