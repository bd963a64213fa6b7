import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { text } from '../fields.ts';
import { honeypot } from './registration.ts';

/** The topic of a message; each page with a form has its own (`/nl/vragen-over-bestellen/` has `ordering`, …). */
export const contactTopics = ['general', 'ordering', 'delivery', 'help', 'sourcing', 'newsletter'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const sendContactForm = endpoint({
  path: '/v1/service/set_send_contactform',
  access: 'visitor',
  mutates: true,
  request: z.object({
    subject: text(150).default(''),
    name: text(100).default(''),
    email: text(200).default(''),
    /** Not needed for the newsletter. */
    content: text(5000).default(''),
    /** A key; the server knows the address (docs/behaviour.md §13.1). */
    to: z.enum(['contact', 'service']),
    topic: z.enum(contactTopics).default('general'),
    company: text(100).default(''),
    phone: text(30).default(''),
    orderNumber: text(30).default(''),
    website: honeypot,
  }),
  response: done,
  summary: 'A message to the shop; who sent it gets a mail that it came.',
});
