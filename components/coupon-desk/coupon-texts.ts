import type { CouponTerms } from '@toonbank/contract';
import { dutchNumber } from '@/lib/dutch-number';
import { formatEuro } from '@/lib/money';
import { couponDeskWords as words } from '@/locales/nl/admin/shop/coupons';
import type { ListRow } from '../admin-list/list-definition';

export type DeskCoupon = ListRow<'couponDesk.list'>;

/** The fields of the form, as they are typed. */
export interface CouponTexts {
  code: string;
  kind: CouponTerms['kind'];
  value: string;
  minimum: string;
  validFrom: string;
  validUntil: string;
  maxUses: string;
  maxUsesPerCustomer: string;
  groupIDs: readonly number[];
}

const euros = (value: number) => dutchNumber(value, 2, 2);

/** The form of a coupon, or of a new one. */
export function textsOf(coupon: DeskCoupon | undefined): CouponTexts {
  if (!coupon)
    return {
      ...{ code: '', kind: 'percentage', value: '', minimum: '', validFrom: '', validUntil: '' },
      ...{ maxUses: '', maxUsesPerCustomer: '', groupIDs: [] },
    };
  const { code, kind, value, minimum, validFrom, validUntil, maxUses, maxUsesPerCustomer } = coupon;
  return {
    ...{ code, kind, validFrom: validFrom ?? '', validUntil: validUntil ?? '' },
    value: kind === 'amount' ? euros(value) : String(value),
    minimum: minimum === 0 ? '' : euros(minimum),
    maxUses: maxUses === null ? '' : String(maxUses),
    maxUsesPerCustomer: maxUsesPerCustomer === null ? '' : String(maxUsesPerCustomer),
    groupIDs: coupon.groupIds,
  };
}

/** The terms that the list shows, for the conflict with a colleague. */
export const termsOf = ({
  kind,
  value,
  minimum,
  validFrom,
  validUntil,
  maxUses,
  maxUsesPerCustomer,
  groupIds,
}: DeskCoupon): CouponTerms => ({
  ...{ kind, value, minimum, validFrom, validUntil, maxUses, maxUsesPerCustomer },
  groupIDs: [...groupIds],
});

/** '10%', '€ 5,00' or 'gratis bezorging' */
export function givesText({ kind, value }: Pick<DeskCoupon, 'kind' | 'value'>): string {
  if (kind === 'shipping') return words.free;
  return kind === 'percentage' ? `${value}%` : formatEuro(value);
}
