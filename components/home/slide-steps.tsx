'use client';

import { home } from '@/locales/nl/home';
import { StepButton } from '../ui/step-button';
import { slideId } from './slide-id';
import { useSlides } from './use-slides';

const words = home.slides;

export interface SlideStepsProps {
  count: number;
}

/** The number of the visible slide, and links to the others (`scroll-to-slide.ts`). */
export function SlideSteps({ count }: SlideStepsProps) {
  const { inner, shown, show } = useSlides(count);
  const at = shown ?? 0;
  const step = (by: number) => show(at + by);
  return (
    <nav
      ref={inner}
      aria-label={words.steps}
      className="slide-steps"
      data-live={shown !== undefined || undefined}
    >
      <StepButton to="previous" label={words.previous} atEnd={at === 0} onStep={step} />
      {Array.from({ length: count }, (_, place) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that there is to know of it
          key={place}
          href={`#${slideId(place)}`}
          aria-current={at === place || undefined}
        >
          <span className="sr-only">{words.step(place + 1, count)}</span>
        </a>
      ))}
      <StepButton to="next" label={words.next} atEnd={at === count - 1} onStep={step} />
    </nav>
  );
}
