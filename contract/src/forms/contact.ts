import { z } from 'zod';
import { endpoint } from '../define.ts';
import { id, text } from '../fields.ts';
import { emailField, phoneField } from './person.ts';
import { honeypot } from './registration.ts';
import { optionalLine, requiredLine, requiredText } from './text-fields.ts';

/** The topic of a message; each page with a form has its own (`/nl/vragen-over-bestellen/` has `ordering`, …). */
export const contactTopics = ['general', 'ordering', 'delivery', 'help', 'sourcing'] as const;
export type ContactTopic = (typeof contactTopics)[number];

const senderFields = {
  subject: optionalLine(150),
  email: emailField,
  phone: phoneField,
  company: optionalLine(100),
  orderNumber: optionalLine(30),
};

/** A message to the shop. */
export const messageForm = z.object({
  ...senderFields,
  /** Absent from the form of a page: the storefront writes it. */
  subject: senderFields.subject.default(''),
  name: requiredLine(100),
  content: requiredText(5000),
});

/** A key; the server knows the address (docs/behaviour.md §13.1). */
const to = z.enum(['contact', 'service']);
const topic = z.enum(contactTopics).default('general');

export const sendContactForm = endpoint({
  path: '/v1/service/set_send_contactform',
  access: 'visitor',
  mutates: true,
  /** `messageForm` has the rules, and names all faults at once. */
  request: z.object({
    subject: text(150).default(''),
    name: text(100).default(''),
    email: text(200).default(''),
    content: text(5000).default(''),
    to,
    topic,
    company: text(100).default(''),
    phone: text(30).default(''),
    orderNumber: text(30).default(''),
    website: honeypot,
  }),
  form: z.object({
    ...z.object(senderFields).partial().shape,
    email: emailField,
    name: requiredLine(100),
    content: requiredText(5000),
    to,
    topic,
  }),
  response: z.object({
    /** The task that a customer's message became. Absent for visitors. */
    task_id: id.optional(),
  }),
  summary:
    'A message to the shop: of a customer a task, of a visitor a mail. Its sender gets a mail that it came.',
});
