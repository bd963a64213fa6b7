import type { ContactTopic } from '@toonbank/contract';
import type { ContactMessage, Site } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';

export const topicTitles: Record<ContactTopic, string> = {
  general: 'Bericht',
  ordering: 'Vraag over bestellen',
  delivery: 'Vraag over levering',
  help: 'Bestelhulp',
  sourcing: 'Inkoop op maat',
};

/** The subject in the line that thanks the sender. */
const thanked: Record<ContactTopic, string> = {
  general: 'uw bericht',
  ordering: 'uw vraag over bestellen',
  delivery: 'uw vraag over de levering',
  help: 'uw vraag aan de bestelhulp',
  sourcing: 'uw vraag over inkoop op maat',
};

/** Stored messages can have a topic that no form has any more. */
const titleOf = ({ topic }: ContactMessage) => topicTitles[topic as ContactTopic] ?? topicTitles.general;

function wordsOf(message: ContactMessage): Block[] {
  const { subject, name, company, email, phone, orderNumber, content } = message;
  const pairs: [string, string][] = [
    ['Onderwerp', subject],
    ['Naam', name],
    ['Bedrijf', company],
    ['E-mail', email],
    ['Telefoon', phone],
    ['Bestelnummer', orderNumber],
  ];
  return [
    { kind: 'title', text: titleOf(message) },
    { kind: 'facts', pairs: pairs.filter(([, value]) => value !== '') },
    ...(content ? [{ kind: 'text' as const, text: content }] : []),
  ];
}

/** The mail to the shop; a reply goes to the sender. */
export async function contactMail(
  site: Site,
  to: Person,
  message: ContactMessage,
): Promise<MessageWithoutSender> {
  const title = titleOf(message);
  const subject = message.subject
    ? `${title}: ${message.subject}`
    : `${title} van ${message.name || message.email}`;
  const mail = await plainMessage(site, to, subject, wordsOf(message));
  return { ...mail, replyTo: { name: message.name, address: message.email } };
}

/**
 * The mail to the sender. It does not repeat their text: the address may belong to another person, and a shop that mails
 * typed texts to it would be a relay.
 */
export function copyMail(site: Site, to: Person, message: ContactMessage): Promise<MessageWithoutSender> {
  return plainMessage(site, to, 'Wij hebben uw bericht ontvangen', [
    { kind: 'title', text: 'Wij hebben uw bericht ontvangen' },
    {
      kind: 'text',
      text: `Dank u voor ${thanked[message.topic as ContactTopic] ?? thanked.general}. Wij antwoorden zo snel mogelijk, meestal binnen één werkdag.`,
    },
    {
      kind: 'text',
      text: 'Hebt u niets gestuurd? Antwoord dan op deze e-mail, dan zorgen wij dat het ophoudt.',
    },
  ]);
}
