import { z } from 'zod';
import { MAX_WASTE_NOTE, MAX_WASTED, wasteReasons } from '../waste/kinds.ts';
import type { FieldFault } from './faults.ts';
import { optionalText, printableText } from './text-fields.ts';

const fault = (name: FieldFault): FieldFault => name;
const number = (max: number) =>
  printableText()
    .trim()
    .min(1, fault('required'))
    .refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= max, fault('invalid'))
    .transform(Number);

/** One product that is thrown away, as a page has it. */
export const wasteForm = z.object({
  unitID: number(2_147_483_647),
  quantity: number(MAX_WASTED),
  reason: z.enum(wasteReasons, fault('required')),
  note: optionalText(MAX_WASTE_NOTE),
});
