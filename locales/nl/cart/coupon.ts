import type { CouponReason } from '@toonbank/contract';

/** Why a coupon does not apply; a reason without a sentence does not compile. */
const reasons: Record<CouponReason, string> = {
  unknown: 'Deze actiecode kennen wij niet. Controleer of u deze goed hebt overgenomen.',
  expired: 'Deze actiecode is verlopen.',
  not_yet: 'Deze actiecode is nog niet geldig.',
  minimum: 'Voor deze actiecode is uw bestelling nog te klein.',
  used_up: 'Deze actiecode is al gebruikt.',
  once_per_customer: 'U hebt deze actiecode al eens gebruikt.',
  not_these_products: 'Deze actiecode geldt niet voor de artikelen in uw winkelwagen.',
};

export const coupon = {
  label: 'Actiecode',
  apply: 'Toepassen',
  missing: 'Vul een actiecode in.',
  applied: 'Actiecode toegepast',
  notApplied: 'Deze actiecode telt nu niet mee.',
  remove: (code: string) => `Actiecode ${code} verwijderen`,
  percentage: (percent: number) => `${percent}% korting`,
  amount: (euros: string) => `${euros} korting`,
  shipping: 'Gratis verzending',
  discount: (code: string) => `Korting ${code}`,
} as const;

/** The Dutch sentence for a reason; `minimum` as an amount. */
export function couponReason(reason: string | undefined, minimum?: string): string | undefined {
  if (reason === 'minimum' && minimum) return `Deze actiecode geldt vanaf ${minimum} aan artikelen.`;
  return reason !== undefined && reason in reasons ? reasons[reason as CouponReason] : undefined;
}
