import { formatEuro } from '@/lib/money';
import { couponReason } from '@/locales/nl/cart/coupon';
import { checkout as words } from '@/locales/nl/checkout/checkout';
import { errorText } from '@/locales/nl/errors';
import type { Refusal } from '@/store/call-api';
import { Notice } from '../ui/notice';

/** The outcome is unknown: the network or a proxy failed. */
export const isUnanswered = ({ code }: Refusal): boolean => code === 'unavailable' || code === 'bad_upstream';

/** The reason why the order was not placed, or that the outcome is unknown and sending again is safe. */
export function OrderFailure({ failure }: { failure: Refusal }) {
  const { code, fields } = failure;
  const unanswered = isUnanswered(failure);
  const minimum = fields.minimum && formatEuro(Number(fields.minimum));
  return (
    <Notice tone="danger" urgent>
      <strong className="block">{unanswered ? words.noAnswer : words.notPlaced}</strong>
      {unanswered ? words.safeToRepeat : (couponReason(fields.coupon, minimum) ?? errorText(code))}
    </Notice>
  );
}
