import type { CouponState } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { couponReason, coupon as words } from '@/locales/nl/cart/coupon';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

interface CouponChipProps {
  coupon: CouponState;
  busy?: boolean;
  /** Removing it failed. */
  error?: string;
  onRemove: () => void;
}

/** The coupon in the cart: its discount, or why it does not apply now, and a button to remove it. */
export function CouponChip({ coupon, busy, error, onRemove }: CouponChipProps) {
  const { code, applied, reason, minimum } = coupon;
  const refused = couponReason(reason, minimum === undefined ? undefined : formatEuro(minimum));
  return (
    <div className="flex flex-col gap-1 text-sm" aria-busy={busy || undefined}>
      <div
        role="status"
        className="flex items-center gap-2 rounded-m border border-line-strong border-dashed bg-surface py-1 pr-1 pl-3"
      >
        <span className={applied ? 'text-success' : 'text-warning'}>
          <Icon name={applied ? 'tag' : 'warning'} />
        </span>
        <span className="min-w-0 grow">
          <span className="sr-only">{words.applied}: </span>
          <strong className="break-all">{code}</strong>
          <span className="block text-ink-soft">{applied ? gives(coupon) : words.notApplied}</span>
        </span>
        <IconButton label={words.remove(code)} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </div>
      {!applied && refused && <p className="text-danger">{refused}</p>}
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function gives({ kind, value = 0 }: CouponState): string {
  if (kind === 'percentage') return words.percentage(value);
  if (kind === 'amount') return words.amount(formatEuro(value));
  return kind === 'shipping' ? words.shipping : words.applied;
}
