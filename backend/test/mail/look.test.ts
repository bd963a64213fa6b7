import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import type { MessageWithoutSender } from '../../src/mail/plain-message.ts';
import * as auth from '../../src/modules/auth/mails.ts';
import { copyMail } from '../../src/modules/contact/mails.ts';
import * as newsletter from '../../src/modules/newsletter/mails.ts';
import * as registrations from '../../src/modules/registrations/mails.ts';
import { receiptMail } from '../../src/modules/withdrawals/mails.ts';

const site = {
  id: 'proef',
  name: 'Proefhandel',
  prices: 'public',
  branch: {
    name: 'Proefhandel B.V.',
    street: 'Dokkade 1',
    postcode: '9990 AA',
    city: 'Toonwijk',
    phone: '',
    email: '',
  },
  letterhead: { colour: '#0b5d4e', logo: '', coc: '', vatNumber: '', iban: '' },
} as unknown as Site;
const to = { name: 'Sanne', address: 'sanne@voorbeeld.test' };
const origin = 'https://proef.example';
const link = { origin, username: 'sanne', code: 'c' };
const signOut = { page: `${origin}/af`, oneClick: `${origin}/af1` };
const message = {
  topic: 'general',
  subject: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  orderNumber: '',
  content: '',
};
const withdrawal = {
  articles: '',
  lines: [],
  name: 'Sanne',
  email: to.address,
  orderNumber: '10023',
  receivedAt: new Date('2026-11-23T16:42:10Z'),
};

const mails: Record<string, () => Promise<MessageWithoutSender>> = {
  'a new password': () => auth.recoveryMail(site, to, link),
  'a changed password': () => auth.passwordChangedMail(site, to, origin),
  'an address to confirm': () => auth.confirmEmailMail(site, to, origin, 'c'),
  'a changed address, asked': () => auth.emailChangeAskedMail(site, to, origin),
  'a changed address': () => auth.emailChangedMail(site, to, origin),
  'a new account': () => auth.accountReadyMail(site, to, link),
  'an account that exists': () => auth.accountExistsMail(site, to, origin, 'sanne'),
  'an application': () => registrations.registrationReceivedMail(site, to),
  'a refused application': () => registrations.registrationRefusedMail(site, to),
  'a message': () => copyMail(site, to, message as unknown as Parameters<typeof copyMail>[2]),
  'a newsletter to confirm': () => newsletter.confirmMail(site, to, `${origin}/n`),
  'a confirmed newsletter': () => newsletter.welcomeMail(site, to, signOut),
  'a known newsletter': () => newsletter.knownMail(site, to, signOut),
  'a withdrawal': () => receiptMail(site, to, withdrawal as unknown as Parameters<typeof receiptMail>[2]),
};

describe('the mail about', () => {
  it.each(Object.entries(mails))(
    '%s has one headline, at most one panel and one button, no bare link, and the same words as text',
    async (_, write) => {
      const { html, text } = await write();
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html.match(/class="p"/g) ?? []).not.toHaveProperty('length', 2);
      expect((html.match(/class="b"/g) ?? []).length).toBeLessThanOrEqual(1);
      const shown = html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]+>/g, '\n');
      expect(shown).not.toMatch(/https?:\/\//);
      for (const line of shown
        .split('\n')
        .map((part) => part.trim())
        .filter(Boolean))
        expect(text).toContain(line.replace('&amp;', '&'));
    },
  );
});
