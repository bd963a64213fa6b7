import { z } from 'zod';
import { keepStored } from './keep-stored.ts';
import { optionalLine, printableText, readable, requiredLine } from './text-fields.ts';

const email = z.email();

/** Parses an e-mail address; undefined when its form is wrong. The part before the @ keeps its case. */
export function readEmail(line: string): string | undefined {
  if (!email.safeParse(line).success) return undefined;
  const at = line.lastIndexOf('@');
  return line.slice(0, at) + line.slice(at).toLowerCase();
}

/** The text as typed, if it has the digits of a telephone number. */
function readPhone(line: string): string | undefined {
  const digits = line.replace(/\D/g, '').length;
  return /^\+?[\d ()./-]+$/.test(line) && digits >= 9 && digits <= 15 ? line : undefined;
}

export const emailField = readable(requiredLine(200), readEmail, 'invalid_email');
export const phoneField = readable(optionalLine(30), readPhone, 'invalid_phone');

export const personFields = {
  firstName: requiredLine(60),
  lastName: requiredLine(60),
  email: emailField,
  phone: phoneField,
};

type StoredPerson = Record<keyof typeof personFields, string>;

/** The contact person of an account. */
export const personForm = (stored: StoredPerson) => z.object(keepStored(personFields, stored));

/** The same with the current password, which a changed e-mail address needs; as typed, because a space is a character. */
export const personFormWithPassword = (stored: StoredPerson) =>
  z
    .object({ ...keepStored(personFields, stored), currentPassword: printableText().default('') })
    .refine((person) => person.currentPassword !== '' || !isChanged(person.email, stored.email), {
      path: ['currentPassword'],
      error: 'required',
      when: () => true,
    });

const isChanged = (typed: unknown, stored: string): boolean =>
  typeof typed === 'string' && typed.trim() !== stored;
