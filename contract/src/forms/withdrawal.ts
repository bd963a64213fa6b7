import { z } from 'zod';
import { endpoint } from '../define.ts';
import { instant, text } from '../fields.ts';
import { emailField } from './person.ts';
import { optionalText, requiredLine } from './text-fields.ts';

/** A consumer's statement of withdrawal. No reason is asked for (docs/behaviour.md §16.1). */
export const withdrawalForm = z.object({
  name: requiredLine(100),
  email: emailField,
  /** As typed: a statement counts without an order that fits. */
  orderNumber: requiredLine(30),
  /** Which articles; empty: the whole order. */
  articles: optionalText(500),
});

const lines = z
  .array(
    z.object({
      /** Place of the line among the order's rows, from 0. */
      line: z.number().int().min(0).max(9999),
      quantity: z.number().int().min(1).max(100_000),
    }),
  )
  .max(500)
  .default([]);

/**
 * No field for programs to fill in: a statement that a browser filled in too eagerly would be lost, and it counts in
 * law.
 */
export const withdraw = endpoint({
  path: '/v1/service/set_withdrawal',
  access: 'visitor',
  mutates: true,
  /** `withdrawalForm` has the rules, and names all faults at once. */
  request: z.object({
    name: text(100).default(''),
    email: text(200).default(''),
    orderNumber: text(30).default(''),
    articles: text(500).default(''),
    /** Lines of an own order, of a customer who is logged in. */
    lines,
  }),
  form: z.object({ ...withdrawalForm.partial({ articles: true }).shape, lines }),
  response: z.object({
    /** To the second. */
    received_at: instant,
  }),
  summary: 'Withdraw from an order, on consumer sites; the same answer for a number that no order has.',
});
