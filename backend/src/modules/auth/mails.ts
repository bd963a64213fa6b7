import type { Site } from '../../db/schema/index.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import { confirmEmailPage, forgottenPage, newPasswordPage } from './password-page.ts';

/** The mails about passwords and logins. They contain no text that a stranger typed. */

/** Lifetime of the links. */
export const RECOVERY_HOURS = 1;
export const WELCOME_HOURS = 7 * 24;

export interface LinkToPassword {
  origin: string;
  username: string;
  code: string;
}

export function recoveryMail(
  site: Site,
  to: Person,
  { origin, username, code }: LinkToPassword,
): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Kies een nieuw wachtwoord voor ${site.name}`, [
    { kind: 'title', text: 'Kies een nieuw wachtwoord' },
    { kind: 'text', text: `Er is een nieuw wachtwoord gevraagd voor uw account bij ${site.name}.` },
    { kind: 'facts', pairs: [['Gebruikersnaam', username]] },
    { kind: 'button', text: 'Kies een nieuw wachtwoord', href: newPasswordPage(origin, username, code) },
    { kind: 'text', text: `De link werkt één keer, een uur lang.` },
    {
      kind: 'text',
      text: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het was.',
    },
  ]);
}

export function passwordChangedMail(site: Site, to: Person, origin: string): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Uw wachtwoord bij ${site.name} is gewijzigd`, [
    { kind: 'title', text: 'Uw wachtwoord is gewijzigd' },
    {
      kind: 'text',
      text: `Het wachtwoord van uw account bij ${site.name} is zojuist gewijzigd. Op andere apparaten bent u uitgelogd.`,
    },
    {
      kind: 'text',
      text: 'Was u dit niet? Vraag dan meteen een nieuw wachtwoord aan en laat het ons weten.',
    },
    { kind: 'button', text: 'Vraag een nieuw wachtwoord aan', href: forgottenPage(origin) },
  ]);
}

/** To the new address: it counts only when its owner follows the link. */
export function confirmEmailMail(
  site: Site,
  to: Person,
  origin: string,
  code: string,
): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Bevestig uw e-mailadres bij ${site.name}`, [
    { kind: 'title', text: 'Bevestig uw e-mailadres' },
    {
      kind: 'text',
      text: `Dit adres is ingevuld als nieuw e-mailadres van een account bij ${site.name}. Het geldt zodra u het bevestigt.`,
    },
    { kind: 'button', text: 'Bevestig dit e-mailadres', href: confirmEmailPage(origin, code) },
    { kind: 'text', text: 'De link werkt één keer, 24 uur lang.' },
    { kind: 'text', text: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen: er verandert niets.' },
  ]);
}

/** To the present address, as soon as another one is asked for. */
export function emailChangeAskedMail(site: Site, to: Person, origin: string): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Ander e-mailadres gevraagd bij ${site.name}`, [
    { kind: 'title', text: 'Er is een ander e-mailadres gevraagd' },
    {
      kind: 'text',
      text: `Voor uw account bij ${site.name} is zojuist een ander e-mailadres ingevuld. Het geldt zodra het is bevestigd met de link die wij naar dat adres hebben gestuurd.`,
    },
    {
      kind: 'text',
      text: 'Was u dit niet? Kies dan meteen een nieuw wachtwoord: dan werkt die link niet meer. En laat het ons weten.',
    },
    { kind: 'button', text: 'Vraag een nieuw wachtwoord aan', href: forgottenPage(origin) },
  ]);
}

/** To the former address, once the new one counts. */
export function emailChangedMail(site: Site, to: Person, origin: string): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Uw e-mailadres bij ${site.name} is gewijzigd`, [
    { kind: 'title', text: 'Uw e-mailadres is gewijzigd' },
    {
      kind: 'text',
      text: `Het e-mailadres van uw account bij ${site.name} is zojuist gewijzigd. Onze berichten gaan voortaan naar het nieuwe adres. De naam waarmee u inlogt, is niet veranderd.`,
    },
    {
      kind: 'text',
      text: 'Was u dit niet? Vraag dan binnen 24 uur een nieuw wachtwoord aan: zo lang komt die e-mail nog op dit adres. En laat het ons meteen weten.',
    },
    { kind: 'button', text: 'Vraag een nieuw wachtwoord aan', href: forgottenPage(origin) },
  ]);
}

export function accountReadyMail(
  site: Site,
  to: Person,
  { origin, username, code }: LinkToPassword,
): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `Uw account bij ${site.name} staat klaar`, [
    { kind: 'title', text: 'Uw account staat klaar' },
    {
      kind: 'text',
      text: `Welkom bij ${site.name}. Kies een wachtwoord, en u bent ingelogd.`,
    },
    { kind: 'facts', pairs: [['Gebruikersnaam', username]] },
    { kind: 'button', text: 'Kies uw wachtwoord', href: newPasswordPage(origin, username, code) },
    { kind: 'text', text: 'De link werkt één keer, zeven dagen lang. Daarna vraagt u een nieuwe aan.' },
    { kind: 'link', text: 'Vraag een nieuwe link aan', href: forgottenPage(origin) },
    { kind: 'text', text: 'Hebt u geen account aangevraagd? Dan hoeft u niets te doen.' },
  ]);
}

export function accountExistsMail(
  site: Site,
  to: Person,
  origin: string,
  username: string,
): Promise<MessageWithoutSender> {
  return plainMessage(site, to, `U hebt al een account bij ${site.name}`, [
    { kind: 'title', text: 'U hebt al een account' },
    {
      kind: 'text',
      text: `Er is bij ${site.name} een account aangevraagd met dit e-mailadres. U hebt er al een; er is dus niets veranderd.`,
    },
    { kind: 'facts', pairs: [['Gebruikersnaam', username]] },
    { kind: 'text', text: 'Weet u het wachtwoord niet meer? Vraag dan een nieuw aan.' },
    { kind: 'button', text: 'Vraag een nieuw wachtwoord aan', href: forgottenPage(origin) },
    { kind: 'text', text: 'Hebt u geen account aangevraagd? Dan hoeft u niets te doen.' },
  ]);
}
