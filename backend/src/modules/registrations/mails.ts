import { oneLine } from '@toonbank/contract';
import type { Application, Site } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import { countryNames } from '../account/country-names.ts';

const phoneLine = ({ branch }: Site) => (branch.phone ? ` of bel ${branch.phone}` : '');

/**
 * The mail to the applicant. It repeats nothing of the registration: the address may belong to another person, and a
 * shop that mails typed texts to it would be a relay.
 */
export function registrationReceivedMail(site: Site, to: Person): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Wij hebben uw aanvraag ontvangen`, [
    { kind: 'title', text: 'Wij hebben uw aanvraag ontvangen' },
    {
      kind: 'text',
      text: `Dank u voor uw aanvraag om klant te worden van ${site.name}. Wij kijken die na en laten u binnen twee werkdagen weten of uw account klaarstaat.`,
    },
    { kind: 'text', text: `Vragen? Antwoord op deze e-mail${phoneLine(site)}.` },
    { kind: 'text', text: 'Hebt u niets aangevraagd? Laat het ons weten, dan verwijderen wij de aanvraag.' },
  ]);
}

export function registrationRefusedMail(site: Site, to: Person): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Uw aanvraag bij ${site.name}`, [
    { kind: 'title', text: 'Uw aanvraag is niet goedgekeurd' },
    {
      kind: 'text',
      text: `U vroeg bij ${site.name} een account aan. Wij kunnen u op dit moment helaas niet als klant inschrijven.`,
    },
    { kind: 'text', text: `Wilt u weten waarom? Antwoord op deze e-mail${phoneLine(site)}.` },
  ]);
}

/** The mail to the shop; a reply goes to the applicant. */
export async function registrationToReviewMail(
  site: Site,
  to: Person,
  application: Application,
): Promise<MessageWithoutSender> {
  const { id, firstName, lastName, company, kvk, vatNumber, email, phone } = application;
  const { street, houseNumber, postcode, city, country, remark } = application;
  const name = oneLine(`${firstName} ${lastName}`);
  const pairs: [string, string][] = [
    ['Aanvraag', String(id)],
    ['Bedrijf', company],
    ['KvK of ondernemingsnummer', kvk],
    ['Btw-nummer', vatNumber],
    ['Contactpersoon', name],
    ['E-mail', email],
    ['Telefoon', phone],
    ['Adres', `${street} ${houseNumber}\n${postcode} ${city}\n${countryNames[country]}`],
  ];
  const blocks: Block[] = [
    { kind: 'title', text: 'Iemand wil klant worden' },
    { kind: 'text', text: 'Kijk de gegevens na en keur de aanvraag goed of af.' },
    { kind: 'facts', pairs: pairs.filter(([, value]) => value !== '') },
    ...(remark
      ? [
          { kind: 'heading' as const, text: 'Opmerking' },
          { kind: 'text' as const, text: remark },
        ]
      : []),
  ];
  const message = await plainMessage(site, to, `Aanvraag ${id}: ${company || name} wil klant worden`, blocks);
  return { ...message, replyTo: { name, address: email } };
}
