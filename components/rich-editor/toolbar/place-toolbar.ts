import type { EditorView } from 'prosemirror-view';

const GAP = 8;
/** Below this width the bar is at the bottom of the window, above the keyboard of a phone. */
const NARROW = 640;

/** Top and bottom of the line with the cursor, in the window. */
function typedLine(view: EditorView) {
  const { top, bottom } = view.coordsAtPos(view.state.selection.head);
  return { top, bottom };
}

/**
 * Keeps the bar above the text: at the top of the window while the text's beginning is out of sight, and at the bottom on
 * narrow screens or where it would cover the line with the cursor.
 * @returns `place`, for changes that no event announces, and `stop`
 */
export function placeToolbar(bar: HTMLElement, view: EditorView) {
  const place = () => {
    const text = view.dom.getBoundingClientRect();
    const { width, height } = bar.getBoundingClientRect();
    const visible = window.visualViewport;
    const bottomEdge = visible ? visible.offsetTop + visible.height : window.innerHeight;
    const windowWidth = document.documentElement.clientWidth;
    const isNarrow = windowWidth < NARROW;
    const above = Math.max(GAP, Math.min(text.top - height - 2 * GAP, bottomEdge - height - GAP));
    const line = typedLine(view);
    const covers = line.bottom > above && line.top < above + height + GAP / 2;
    const top = isNarrow || covers ? bottomEdge - height - (isNarrow ? 0 : GAP) : above;
    const left = isNarrow ? 0 : Math.max(GAP, Math.min(text.left, windowWidth - width - GAP));
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
  const sizes = new ResizeObserver(later);
  sizes.observe(bar);
  sizes.observe(view.dom);
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
