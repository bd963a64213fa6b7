import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--room` on an element: its height down to the lower edge of the visible viewport, which on a phone is
 * above the keyboard. CSS `dvh` ignores keyboards.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      const { current } = element;
      if (!view || !current) return;
      const room = view.offsetTop + view.height - current.getBoundingClientRect().top;
      current.style.setProperty('--room', `${Math.round(room)}px`);
    };
    measure();
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      view?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
    };
  }, [element]);
}
