import { z } from 'zod';
import type { FieldFault } from './faults.ts';
import { printableText } from './text-fields.ts';

/** Minimum length of a new password, in characters. */
const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 200;

const fault = (name: FieldFault): FieldFault => name;

/** A user name or an e-mail address, trimmed. */
const username = printableText().trim().min(1, fault('required')).max(200, fault('too_long'));

/** An existing password, exactly as typed: a space is a character. */
export const currentPassword = printableText().min(1, fault('required')).max(200, fault('password_too_long'));

/** A new password. What makes it easy to guess is checked by the server alone. */
export const newPassword = printableText()
  .min(1, fault('required'))
  .refine((typed) => [...typed].length >= MIN_PASSWORD_LENGTH, fault('password_too_short'))
  .max(MAX_PASSWORD_LENGTH, fault('password_too_long'));

export const loginForm = z.object({ username, password: currentPassword });

/** Asks for a mail with a link to choose a new password. */
export const recoveryForm = z.object({ username });

/** Chooses the first or a new password by the link of a mail. */
export const newPasswordForm = z.object({ password: newPassword });

/** Changes the password of an account. */
export const passwordForm = z.object({ currentPassword, newPassword });
