import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { text } from '../fields.ts';
import { emailField } from './person.ts';
import { honeypot } from './registration.ts';

export const newsletterForm = z.object({ email: emailField });

export const subscribe = endpoint({
  path: '/v1/service/set_newsletter',
  access: 'visitor',
  mutates: true,
  /** `newsletterForm` has the rules. */
  request: z.object({ email: text(200).default(''), website: honeypot }),
  form: newsletterForm,
  response: done,
  summary: 'Asks for the newsletter; the same answer for every address, which then gets a mail.',
});
