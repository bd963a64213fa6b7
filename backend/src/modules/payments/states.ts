import type { AttemptState, PaymentFlag } from '../../db/schema/index.ts';

export interface Step {
  /** The attempt's new state; absent: unchanged. */
  next?: AttemptState;
  flag?: PaymentFlag;
}

const closed: readonly AttemptState[] = ['failed', 'cancelled', 'expired'];

/**
 * The effect of a notice on an attempt. Messages come late, more than once and in any order:
 * - open → paid | failed | cancelled | expired;
 * - paid is final;
 * - a closed attempt stays closed, unless money comes later: that is recorded, and flagged for the operator;
 * - a wrong amount never makes anything paid.
 */
export function nextStep(current: AttemptState, reported: AttemptState, amountFits: boolean): Step {
  if (current === 'paid' || reported === 'open') return {};
  if (reported === 'paid') {
    if (!amountFits) return { flag: 'wrong_amount' };
    return current === 'open' ? { next: 'paid' } : { next: 'paid', flag: 'late' };
  }
  return closed.includes(current) ? {} : { next: reported };
}
