import { z } from 'zod';
import type { FieldFault } from './faults.ts';
import { printableText } from './text-fields.ts';

const fault = (name: FieldFault): FieldFault => name;

/** The code of a coupon, trimmed; empty for none. */
export const couponCode = printableText().trim().max(40, fault('too_long'));

/** Applies a coupon. */
export const couponForm = z.object({ coupon: couponCode.min(1, fault('required')) });
