import { expect, it } from 'vitest';
import type { AttemptState } from '../../src/db/schema/index.ts';
import { nextStep, type Step } from '../../src/modules/payments/states.ts';

const states: AttemptState[] = ['open', 'paid', 'failed', 'cancelled', 'expired'];
const nothing: Step = {};
const late: Step = { next: 'paid', flag: 'late' };

/** Current state → notice → step, according to the rules. */
const table: Record<AttemptState, Record<AttemptState, Step>> = {
  open: {
    open: nothing,
    paid: { next: 'paid' },
    failed: { next: 'failed' },
    cancelled: { next: 'cancelled' },
    expired: { next: 'expired' },
  },
  // Final, also for notices that are late, repeated or out of order.
  paid: { open: nothing, paid: nothing, failed: nothing, cancelled: nothing, expired: nothing },
  failed: { open: nothing, paid: late, failed: nothing, cancelled: nothing, expired: nothing },
  cancelled: { open: nothing, paid: late, failed: nothing, cancelled: nothing, expired: nothing },
  expired: { open: nothing, paid: late, failed: nothing, cancelled: nothing, expired: nothing },
};

const cells = states.flatMap((current) => states.map((said) => [current, said] as const));

it.each(cells)('an attempt that is %s and is reported as %s', (current, said) => {
  expect(nextStep(current, said, true)).toEqual(table[current][said]);
});

it.each(states)('a wrong amount never makes an attempt paid that is %s', (current) => {
  const step = nextStep(current, 'paid', false);
  expect(step.next).toBeUndefined();
  if (current !== 'paid') expect(step.flag).toBe('wrong_amount');
});
