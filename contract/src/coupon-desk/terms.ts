import { z } from 'zod';
import { id, isoDate } from '../fields.ts';

export const couponKinds = ['percentage', 'amount', 'shipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** `ended`: past its last day, or used as often as it may be. */
export const couponStates = ['active', 'planned', 'ended', 'off'] as const;
export type CouponDeskState = (typeof couponStates)[number];

const isDay = (value: string): boolean => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};
const day = isoDate.refine(isDay, { error: 'day' }).nullable();
const euros = z.number().min(0).max(100_000).multipleOf(0.01);
const uses = z.number().int().min(1).max(1_000_000).nullable();

/** A code as customers type it; capitals and small letters are the same. */
export const couponCode = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/);

/** Terms of a coupon: its discount and its period. The messages of its own rules are names of faults. */
export const couponTerms = z
  .object({
    kind: z.enum(couponKinds),
    /** Per cent, or euros as the site shows prices; 0 for free shipping. */
    value: euros,
    /** The least amount of goods, as the site shows prices; 0: none. */
    minimum: euros,
    /** Both days included; null: no limit. */
    validFrom: day,
    validUntil: day,
    /** Of all customers together, and of each; null: no limit. */
    maxUses: uses,
    maxUsesPerCustomer: uses,
    /** Only for products of these groups and what is below them; none: for all. */
    groupIDs: z.array(id).max(100).default([]),
  })
  .check(({ value: terms, issues }) => {
    const fault = (name: 'value' | 'validUntil', message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: terms });
    const { kind, value, validFrom, validUntil } = terms;
    if (kind === 'percentage' && !(Number.isInteger(value) && value >= 1 && value <= 100))
      fault('value', 'percentage');
    if (kind === 'amount' && value <= 0) fault('value', 'amount');
    if (kind === 'shipping' && value !== 0) fault('value', 'shipping');
    if (validFrom !== null && validUntil !== null && validUntil < validFrom) fault('validUntil', 'period');
  });
export type CouponTerms = z.output<typeof couponTerms>;
