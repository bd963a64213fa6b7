import { formatEuro } from '@/lib/money';
import { couponReason } from '@/locales/nl/cart/coupon';
import { checkout as words } from '@/locales/nl/checkout/checkout';
import { credit } from '@/locales/nl/checkout/credit';
import { errorText } from '@/locales/nl/errors';
import type { Refusal } from '@/store/call-api';
import { Notice } from '../ui/notice';

/** The outcome is unknown: the network or a proxy failed. */
export const isUnanswered = ({ code }: Refusal): boolean => code === 'unavailable' || code === 'bad_upstream';

/** The reason why the order was not placed, or that the outcome is unknown and sending again is safe. */
export function OrderFailure({ failure }: { failure: Refusal }) {
  const unanswered = isUnanswered(failure);
  return (
    <Notice tone="danger" urgent>
      <strong className="block">{unanswered ? words.noAnswer : words.notPlaced}</strong>
      {textOf(failure)}
    </Notice>
  );
}

function textOf(failure: Refusal): string {
  const { code, fields } = failure;
  if (isUnanswered(failure)) return words.safeToRepeat;
  // The notice above the checkout says why.
  if (code === 'cart_changed' && fields.order) return words.notReplaceable;
  if (code === 'credit_limit' && fields.available)
    return credit.refused(formatEuro(Number(fields.available)));
  const minimum = fields.minimum && formatEuro(Number(fields.minimum));
  return couponReason(fields.coupon, minimum) ?? errorText(code);
}
