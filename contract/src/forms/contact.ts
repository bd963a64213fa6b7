import { z } from 'zod';
import { done, endpoint } from '../define.ts';
import { text } from '../fields.ts';
import { emailField, phoneField } from './person.ts';
import { honeypot } from './registration.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from './text-fields.ts';

/** The topic of a message; each page with a form has its own (`/nl/vragen-over-bestellen/` has `ordering`, …). */
export const contactTopics = ['general', 'ordering', 'delivery', 'help', 'sourcing', 'newsletter'] as const;
export type ContactTopic = (typeof contactTopics)[number];

const senderFields = {
  subject: optionalLine(150),
  email: emailField,
  phone: phoneField,
  company: optionalLine(100),
  orderNumber: optionalLine(30),
};

/** A message to the shop. The newsletter needs an address only. */
export const messageForm = (topic: ContactTopic) =>
  z.object({
    ...senderFields,
    /** Absent from the form of a page: the storefront writes it. */
    subject: senderFields.subject.default(''),
    name: topic === 'newsletter' ? optionalLine(100) : requiredLine(100),
    content: topic === 'newsletter' ? optionalText(5000) : requiredText(5000),
  });

/** A key; the server knows the address (docs/behaviour.md §13.1). */
const to = z.enum(['contact', 'service']);
const topic = z.enum(contactTopics).default('general');

export const sendContactForm = endpoint({
  path: '/v1/service/set_send_contactform',
  access: 'visitor',
  mutates: true,
  /** The rules depend on the topic: `messageForm` has them, and names all faults at once. */
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
    /** Name and content are required, except for the newsletter. */
    name: optionalLine(100).optional(),
    content: optionalText(5000).optional(),
    to,
    topic,
  }),
  response: done,
  summary: 'A message to the shop; who sent it gets a mail that it came.',
});
