import { checkRow } from '@toonbank/contract/text-checks/check-row';
import type { SiteFacts } from '@toonbank/contract/text-checks/facts/site-facts';

/** A shop with settings that no other test text has by accident. */
export const facts: SiteFacts = {
  name: 'Horecahuis',
  phone: '020 555 01 44',
  email: 'klant@horecahuis.test',
  hosts: ['www.horecahuis.test'],
  freeShippingCents: 15_000,
  shippingNlCents: 695,
  shippingBeCents: 995,
  withdrawalDays: 14,
  cutOff: '16:00',
  today: '2026-03-10',
  others: [
    { name: 'Vloerzorg', phone: '+31 30 555 02 11', email: 'info@vloerzorg.test', hosts: ['vloerzorg.test'] },
    { name: 'Glas & Raam', phone: '010 5550333', email: 'hallo@glasenraam.test', hosts: ['glasenraam.test'] },
  ],
};

export const dead = {
  addresses: new Set(['/nl/weg', '/nl/p/oude-mop-7', '/nl/c/weg?kleur=rood']),
  articleNumbers: new Set(['MOP-1001']),
  images: new Set(['/media/a.webp']),
};

/** Findings in the text of a page, each as `code: quote`. */
export const checkText = (content: string, given: Partial<SiteFacts> = {}): string[] =>
  checkRow({ kind: 'page', id: 1, fields: { content } }, { ...facts, ...given }, dead).map(
    ({ code, quote }) => `${code}: ${quote}`,
  );
