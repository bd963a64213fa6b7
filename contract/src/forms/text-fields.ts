import { z } from 'zod';
import { hasControlCharacter, lineText } from '../fields.ts';
import type { FieldFault } from './faults.ts';

/** Text fields of forms. The message of each rule is a `FieldFault`; a field's first one counts. */

/** One line of plain text: line breaks and invisible characters become a space. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Several lines of plain text: other invisible characters are removed, and empty lines after the first. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();

const fault = (name: FieldFault): FieldFault => name;

/** A text as typed, without control characters; tabs and new lines are allowed. */
export const printableText = () =>
  z
    .string({ error: ({ input }) => fault(input === undefined ? 'required' : 'invalid') })
    .refine((typed) => !hasControlCharacter(typed), {
      error: fault('control_character'),
      params: { fault: fault('control_character') },
    });

/** One line, at most `max` characters; may be empty. */
export const optionalLine = (max: number) =>
  printableText()
    .overwrite((typed) => oneLine(typed).normalize('NFC'))
    .max(max, fault('too_long'));

/** One line, of 1 to `max` characters. */
export const requiredLine = (max: number) => optionalLine(max).min(1, fault('required'));

/** The name that a customer gives to something: one line of 1 to `max` characters. */
export const nameField = (max: number) =>
  lineText(200).normalize('NFC').trim().min(1, fault('required')).max(max, fault('too_long'));

/** Several lines, at most `max` characters; may be empty. */
export const optionalText = (max: number) => printableText().overwrite(plainText).max(max, fault('too_long'));

/** Several lines, of 1 to `max` characters. */
export const requiredText = (max: number) => optionalText(max).min(1, fault('required'));

/**
 * A field that `read` normalises.
 * @param read gives undefined for what it can't read; not called for an empty field
 * @param wrong the fault then
 */
export const readable = (
  field: z.ZodString,
  read: (line: string) => string | undefined,
  wrong: FieldFault,
): z.ZodString =>
  field
    .refine((line) => line === '' || read(line) !== undefined, wrong)
    .overwrite((line) => (line === '' ? '' : (read(line) ?? line)));
