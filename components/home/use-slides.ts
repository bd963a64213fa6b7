import { useEffect, useRef, useState } from 'react';

/**
 * Returns which slide of the slider around `inner` is visible; arrow keys move the focus from one slide's
 * link to the next.
 */
export function useSlides(count: number) {
  const inner = useRef<HTMLElement>(null);
  /** Undefined until hydration. */
  const [shown, setShown] = useState<number>();
  const listOf = () => inner.current?.parentElement?.querySelector('ul');

  useEffect(() => {
    const list = inner.current?.parentElement?.querySelector('ul');
    if (!list) return;
    const measure = () => setShown(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const slide = event.target instanceof Element && event.target.closest('li');
      if (!step || !slide) return;
      event.preventDefault();
      const next = step < 0 ? slide.previousElementSibling : slide.nextElementSibling;
      if (!next) return;
      // Without `preventScroll`, focusing would interrupt the smooth scrolling.
      next.querySelector('a')?.focus({ preventScroll: true });
      list.scrollTo({ left: [...list.children].indexOf(next) * list.clientWidth });
    };
    measure();
    list.addEventListener('scroll', measure, { passive: true });
    list.addEventListener('keydown', onKeyDown);
    return () => {
      list.removeEventListener('scroll', measure);
      list.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  /** The style sheet decides whether the scrolling is smooth. */
  const show = (at: number) => {
    const list = listOf();
    if (at >= 0 && at < count) list?.scrollTo({ left: at * list.clientWidth });
  };
  return { inner, shown, show };
}
