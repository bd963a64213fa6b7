/** Maximum length of a reason for cancelling. */
export const MAX_CANCEL_REASON = 500;

/** Why a customer can't cancel or replace an order by itself. */
export type CancelRefusal = 'taken_up' | 'cancelled' | 'paid';

const NEW = 1;
const CANCELLED = 4;

/** Undefined: the customer may cancel it. Only the shop can return money. */
export function cancelRefusal({
  status,
  isPaid,
  total,
}: {
  status: number;
  isPaid: boolean;
  total: number;
}): CancelRefusal | undefined {
  if (status === CANCELLED) return 'cancelled';
  if (status !== NEW) return 'taken_up';
  return isPaid && total > 0 ? 'paid' : undefined;
}
