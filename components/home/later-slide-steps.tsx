'use client';

import { Suspense } from 'react';
import { lazyUntilTouched } from '../ui/lazy-until-touched';
import type { SlideStepsProps } from './slide-steps';

const SlideSteps = lazyUntilTouched<SlideStepsProps>(() =>
  import('./slide-steps').then((module) => module.SlideSteps),
);

/** The numbers are links to the slides, and need no script until somebody comes. */
export function LaterSlideSteps(props: SlideStepsProps) {
  return (
    <Suspense fallback={null}>
      <SlideSteps {...props} />
    </Suspense>
  );
}
