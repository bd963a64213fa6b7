import { recurring as words } from '@/locales/nl/recurring';
import type { RecurringRun } from '@/store/domain';
import { Day } from '../account/day';
import { orderUrl } from '../account/order-filter';
import { IntentLink } from '../ui/intent-link';

/** What became of a run, with the way to its order. */
export function RunResult({ run, dated = true }: { run: RecurringRun; dated?: boolean }) {
  const { dueOn, state, refusal, leftOut, orderNumber } = run;
  const told = state !== 'nothing' && leftOut > 0;
  return (
    <>
      {dated && (
        <>
          <Day date={dueOn} />:{' '}
        </>
      )}
      {words.states[state]}
      {refusal && `: ${words.refusals[refusal]}`}
      {orderNumber && (
        <>
          {' '}
          <IntentLink href={orderUrl(orderNumber)} className="underline underline-offset-2">
            {orderNumber}
          </IntentLink>
        </>
      )}
      {told && <span className="text-ink-soft"> ({words.leftOut(leftOut)})</span>}
    </>
  );
}
