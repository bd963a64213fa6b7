'use client';

import { Suspense, useEffect } from 'react';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import { scrollToSlide } from './scroll-to-slide';
import type { SlideStepsProps } from './slide-steps';

const SlideSteps = lazyOnInteraction<SlideStepsProps>(() =>
  import('./slide-steps').then((module) => module.SlideSteps),
);

/**
 * The numbers are links to the slides; their script is loaded on the first interaction. A link by itself scrolls the page
 * too, and React gives a part that is not hydrated yet no events: so clicks are handled here.
 */
export function LazySlideSteps(props: SlideStepsProps) {
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('click', scrollToSlide, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <Suspense fallback={null}>
      <SlideSteps {...props} />
    </Suspense>
  );
}
