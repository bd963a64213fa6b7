import { z } from 'zod';

const email = z.email();

/** Parses an e-mail address; undefined when its form is wrong. The part before the @ keeps its case. */
export function readEmail(typed: string): string | undefined {
  if (!email.safeParse(typed).success) return undefined;
  const at = typed.lastIndexOf('@');
  return typed.slice(0, at) + typed.slice(at).toLowerCase();
}

/** The text as typed, if it has the digits of a telephone number. */
export function readPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').length;
  return /^\+?[\d ()./-]+$/.test(typed) && digits >= 9 && digits <= 15 ? typed : undefined;
}
