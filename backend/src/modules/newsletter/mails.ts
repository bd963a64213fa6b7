import { CONFIRM_DAYS } from '@toonbank/contract';
import type { Site } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';

/** The mails of the newsletter. They contain no text that a stranger typed. */

/** @param href the page with the button */
export function confirmMail(site: Site, to: Person, href: string): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Bevestig uw aanmelding voor de nieuwsbrief van ${site.name}`, [
    { kind: 'title', text: 'Bevestig uw aanmelding' },
    {
      kind: 'text',
      text: `Op onze website is dit adres ingevuld voor de nieuwsbrief van ${site.name}. U ontvangt hem pas als u dat bevestigt.`,
    },
    { kind: 'button', text: 'Aanmelding bevestigen', href },
    { kind: 'text', text: `De link werkt ${CONFIRM_DAYS} dagen.` },
    {
      kind: 'text',
      text: 'Hebt u zich niet aangemeld? Dan hoeft u niets te doen: u krijgt geen nieuwsbrief, en wij verwijderen dit adres vanzelf.',
    },
  ]);
}

interface SignOut {
  page: string;
  /** For the mail program's own button. */
  oneClick: string;
}

const signOutBlocks = ({ page }: SignOut): Block[] => [
  { kind: 'heading', text: 'Afmelden' },
  {
    kind: 'text',
    text: 'Wilt u de nieuwsbrief niet (meer)? Afmelden kan altijd, zonder in te loggen. Daarna verwijderen wij uw adres.',
  },
  { kind: 'button', text: 'Afmelden', href: page },
];

interface Letter {
  title: string;
  text: string;
}

/** A letter with the sign-out link, in its text and for the mail program. */
async function letter(site: Site, to: Person, subject: string, { title, text }: Letter, signOut: SignOut) {
  const message = await plainMessage(site, to, subject, [
    { kind: 'title', text: title },
    { kind: 'text', text },
    ...signOutBlocks(signOut),
  ]);
  return { ...message, unsubscribeUrl: signOut.oneClick };
}

export const welcomeMail = (site: Site, to: Person, signOut: SignOut): Promise<MessageWithoutSender> =>
  letter(
    site,
    to,
    `U ontvangt voortaan de nieuwsbrief van ${site.name}`,
    {
      title: 'Uw aanmelding is bevestigd',
      text: `Voortaan sturen wij de nieuwsbrief van ${site.name} naar dit adres.`,
    },
    signOut,
  );

/** To an address that has the newsletter and asks for it again. */
export const knownMail = (site: Site, to: Person, signOut: SignOut): Promise<MessageWithoutSender> =>
  letter(
    site,
    to,
    `U ontvangt de nieuwsbrief van ${site.name} al`,
    {
      title: 'U ontvangt de nieuwsbrief al',
      text: `Op onze website is dit adres opnieuw ingevuld voor de nieuwsbrief van ${site.name}. Er is niets veranderd.`,
    },
    signOut,
  );
