import { z } from 'zod';
import { currentPassword, loginForm } from './credentials.ts';
import { requiredLine } from './text-fields.ts';

/** Forms of admins. Not in `index.ts`, which the forms of customers load. */

const clientCode = requiredLine(40);

/** Step one of the login. */
export const clientCodeForm = z.object({ clientCode });

/** Step two. */
export const adminLoginForm = loginForm.extend({ clientCode });

/** A code of the app, or a recovery code. */
const factorCode = requiredLine(40);

/** Step three, where a second factor is in use. */
export const factorCodeForm = z.object({ code: factorCode });

/** The first code of an app that was just set up. */
export const newFactorForm = z.object({ code: requiredLine(10) });

export const removeFactorForm = z.object({ password: currentPassword, code: factorCode });
