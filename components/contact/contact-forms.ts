import type { RequestOf } from '@/api/call';

export type ContactField = 'company' | 'name' | 'email' | 'phone' | 'orderNumber' | 'content';
export type Topic = 'general' | 'ordering' | 'delivery' | 'help' | 'sourcing';

export interface ContactFormKind {
  topic: Topic;
  to: RequestOf<'service.sendContactForm'>['to'];
  /** In the order of the form. The company is for businesses only. */
  fields: readonly ContactField[];
  needed: readonly ContactField[];
}

const question = ['name', 'email', 'content'] as const;
const reach = ['company', 'name', 'email', 'phone'] as const;

/** By the page's path below the language (docs/behaviour.md §13.1). */
export const contactForms: Readonly<Record<string, ContactFormKind>> = {
  contact: {
    topic: 'general',
    to: 'contact',
    fields: [...reach, 'orderNumber', 'content'],
    needed: question,
  },
  'vragen-over-bestellen': {
    topic: 'ordering',
    to: 'service',
    fields: [...reach, 'orderNumber', 'content'],
    needed: question,
  },
  'vragen-over-levering': {
    topic: 'delivery',
    to: 'service',
    fields: [...reach, 'orderNumber', 'content'],
    needed: question,
  },
  bestelhulp: { topic: 'help', to: 'service', fields: [...reach, 'content'], needed: question },
  'inkoop-op-maat': { topic: 'sourcing', to: 'contact', fields: [...reach, 'content'], needed: question },
};
