import { importKindWords } from '@/locales/nl/admin/imports';
import { firstStepWords, firstStepsWords as words } from '@/locales/nl/admin/shop/first-steps';
import { SaveSample } from '../imports/source/save-sample-button';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { stepLinkOf } from './step-links';
import type { StepState } from './step-state';

interface StepRowProps extends StepState {
  number: number;
  /** The first one that is not done. */
  isNext: boolean;
}

/** One step: what to do with the way there and the example sheet, or that it is done. */
export function StepRow({ step, done, count, number, isNext }: StepRowProps) {
  const { title, ...texts } = firstStepWords[step];
  const { href, sample, action } = stepLinkOf({ step, done, count });
  return (
    <li className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <span
          className={`flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-sm tabular-nums ${done ? 'bg-success text-surface' : 'border border-line-strong'}`}
        >
          {done ? <Icon name="check" className="size-4" /> : <span aria-hidden>{number}</span>}
        </span>
        <div className="flex min-w-0 flex-col pt-0.5">
          <h3 className="font-semibold">
            {done && <span className="sr-only">{words.done}</span>}
            {title}
          </h3>
          <p className="max-w-prose text-ink-soft text-sm">{done ? texts.done(count) : texts.todo(count)}</p>
        </div>
      </div>
      {!done && (
        <div className="flex flex-wrap gap-2 pl-10 sm:justify-end sm:pl-0">
          {sample && <SaveSample kind={sample} label={words.sample(importKindWords[sample].name)} />}
          <a href={href} className={buttonClass(isNext ? 'primary' : 'outline', 's')}>
            {action}
          </a>
        </div>
      )}
    </li>
  );
}
