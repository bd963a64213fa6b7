import { z } from 'zod';
import { loginForm } from './credentials.ts';
import { requiredLine } from './text-fields.ts';

/** Forms of admins. Not in `index.ts`, which the forms of customers load. */

const clientCode = requiredLine(40);

/** Step one of the login. */
export const clientCodeForm = z.object({ clientCode });

/** Step two. */
export const adminLoginForm = loginForm.extend({ clientCode });
