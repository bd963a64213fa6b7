import { type RefObject, useLayoutEffect } from 'react';

/**
 * Says as `--room` on an element how far it may reach down: to the end of what can be seen, which on a phone is where
 * the keyboard begins. The style sheet's `dvh` does not know about keyboards.
 */
export function useRoom(element: RefObject<HTMLElement | null>): void {
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
