import { z } from 'zod';
import { paymentSources } from '../payment/payment.ts';
import type { FieldFault } from './faults.ts';
import { nameField, printableText } from './text-fields.ts';

export const recurringPeriods = ['day', 'week', 'month'] as const;
/** Every so many days, weeks or months. */
export const every = z.number().int().min(1).max(365);

const fault = (name: FieldFault): FieldFault => name;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** Empty for none. */
const optionalDay = printableText().refine((text) => text === '' || isDay(text), fault('invalid'));
const day = optionalDay.min(1, fault('required'));
const number = printableText().trim().min(1, fault('required'));

export const recurringName = nameField(60);

/** A recurring order as a page has it: days are YYYY-MM-DD. The server checks whether the days are possible. */
export const recurringOrderForm = z
  .object({
    name: recurringName,
    every: number.refine((text) => every.safeParse(Number(text)).success, fault('invalid')).transform(Number),
    period: z.enum(recurringPeriods, fault('invalid')),
    startDate: day,
    endDate: optionalDay,
    addressID: number.transform(Number),
    paymentSource: z.enum(paymentSources, fault('required')),
    ref: printableText().trim().max(60, fault('too_long')),
    comment: printableText().trim().max(1000, fault('too_long')),
  })
  .refine(({ startDate, endDate }) => !endDate || !startDate || endDate >= startDate, {
    path: ['endDate'],
    error: 'before_start',
    when: () => true,
  });

/** A pause as a page has it: the day is YYYY-MM-DD. The server checks whether it is a later day. */
export const pauseForm = z.object({ until: day });
