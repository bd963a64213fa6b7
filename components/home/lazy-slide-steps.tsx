'use client';

import { Suspense } from 'react';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import type { SlideStepsProps } from './slide-steps';

const SlideSteps = lazyOnInteraction<SlideStepsProps>(() =>
  import('./slide-steps').then((module) => module.SlideSteps),
);

/** The numbers are links to the slides; their script is loaded on the first interaction. */
export function LazySlideSteps(props: SlideStepsProps) {
  return (
    <Suspense fallback={null}>
      <SlideSteps {...props} />
    </Suspense>
  );
}
