import type { RecurringRun } from '@/api/types';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { orderUrl } from '../orders/order-filter';
import { Day } from '../shared/day';
import { TextLink } from '../shared/text-link';

/** Result of a run, with a link to its order. */
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
          <TextLink href={orderUrl(orderNumber)}>{orderNumber}</TextLink>
        </>
      )}
      {told && <span className="text-ink-soft"> ({words.leftOut(leftOut)})</span>}
    </>
  );
}
