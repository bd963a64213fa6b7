import { z } from 'zod';
import { adminRoles } from '../permissions.ts';
import { currentPassword, loginForm, newPassword } from './credentials.ts';
import { emailField } from './person.ts';
import { optionalLine, requiredLine } from './text-fields.ts';

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

/** A new administrator. */
export const addAdminForm = z.object({
  name: requiredLine(100),
  email: emailField,
  /** Empty: the e-mail address. */
  username: optionalLine(200),
  role: z.enum(adminRoles),
});

/** The first password of an administrator, or another one. */
export const acceptInvitationForm = z.object({ password: newPassword });
