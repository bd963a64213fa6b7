'use client';

import { optionalFirstSteps } from '@toonbank/contract/workbench/first-steps';
import { useId } from 'react';
import { ADMIN_GUIDE } from '@/lib/urls/admin-urls';
import { firstStepsWords as words } from '@/locales/nl/admin/shop/first-steps';
import { Button } from '../ui/button';
import { StepRow } from './step-row';
import type { StepState } from './step-state';
import { usePutAway } from './use-put-away';

/**
 * The steps that open a new shop: those that this administrator may do, each with its state. It goes when all are done that
 * are needed; put away, one line is left.
 */
export function FirstSteps({ steps }: { steps: readonly StepState[] }) {
  const id = useId();
  const [isAway, setAway] = usePutAway();
  const counted = steps.filter(({ step, done }) => done || !optionalFirstSteps.has(step));
  const todo = counted.filter(({ done }) => !done);
  if (todo.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-l border border-line p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="font-semibold text-lg">
            {words.title}
          </h2>
          <p className="text-ink-soft text-sm">
            {words.progress(counted.length - todo.length, counted.length)}
          </p>
        </div>
        <Button look="quiet" size="s" aria-expanded={!isAway} onClick={() => setAway(!isAway)}>
          {isAway ? words.show : words.putAway}
        </Button>
      </div>
      {!isAway && (
        <>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
            {words.lead}
            <a href={ADMIN_GUIDE} className="text-ink underline underline-offset-2">
              {words.guide}
            </a>
          </p>
          <ol className="flex flex-col divide-y divide-line border-line border-t">
            {steps.map((one, at) => (
              <StepRow key={one.step} {...one} number={at + 1} isNext={one === todo[0]} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
