import '@/lib/without-eval';
import { type CouponTerms, couponCode, couponTerms } from '@toonbank/contract/coupon-desk/terms';
import { parseEuros } from '@/lib/forms/parse-euros';
import { couponDeskWords } from '@/locales/nl/admin/shop/coupons';
import type { CouponTexts } from './coupon-texts';

/** Loaded when a form is sent: the contract's rules of a coupon. */

const { faults: words } = couponDeskWords;
export type TermFaults = Partial<Record<keyof CouponTexts, string>>;

/** A typed whole number; null: nothing typed. No number fails the rules. */
const wholeOf = (typed: string): number | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
};
const dayOf = (typed: string): string | null => (typed === '' ? null : typed);

function readValue({ kind, value }: CouponTexts): number {
  if (kind === 'shipping') return 0;
  if (kind === 'percentage') return wholeOf(value) ?? 0;
  return parseEuros(value) ?? 0;
}

const wordOf = (field: keyof CouponTexts, { kind }: CouponTexts, message: string): string => {
  if (field === 'value') return kind === 'percentage' ? words.percentage : words.amount;
  if (field === 'code') return words.code;
  if (field === 'minimum') return words.minimum;
  if (field === 'maxUses' || field === 'maxUsesPerCustomer') return words.uses;
  return message === 'period' ? words.period : words.day;
};

/** Reads a form as typed, and checks it as the backend does. */
export function checkTerms(
  texts: CouponTexts,
  needsCode: boolean,
): { terms: CouponTerms; code: string } | { faults: TermFaults } {
  const faults: TermFaults = {};
  const code = couponCode.safeParse(texts.code);
  if (needsCode && !code.success) faults.code = words.code;
  const result = couponTerms.safeParse({
    kind: texts.kind,
    value: readValue(texts),
    minimum: texts.minimum.trim() === '' ? 0 : (parseEuros(texts.minimum) ?? Number.NaN),
    validFrom: dayOf(texts.validFrom),
    validUntil: dayOf(texts.validUntil),
    maxUses: wholeOf(texts.maxUses),
    maxUsesPerCustomer: wholeOf(texts.maxUsesPerCustomer),
    groupIDs: texts.groupIDs,
  });
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path[0] as keyof CouponTexts;
    faults[field] ??= wordOf(field, texts, message);
  }
  if (!result.success || Object.keys(faults).length > 0) return { faults };
  return { terms: result.data, code: code.data ?? '' };
}
