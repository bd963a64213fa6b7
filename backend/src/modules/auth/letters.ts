import type { Site } from '../../db/schema/index.ts';
import type { Person } from '../../mail/letter.ts';
import { plainLetter, type Unsigned } from '../../mail/plain-letter.ts';
import { forgottenPage, newPasswordPage } from './password-page.ts';

/** The mails about passwords and who may log in. They say nothing that a stranger typed. */

/** How long the links work. */
export const RECOVERY_HOURS = 1;
export const WELCOME_HOURS = 7 * 24;

export interface LinkToPassword {
  origin: string;
  username: string;
  code: string;
}

export function recoveryLetter(
  site: Site,
  to: Person,
  { origin, username, code }: LinkToPassword,
): Promise<Unsigned> {
  return plainLetter(site, to, `Kies een nieuw wachtwoord voor ${site.name}`, [
    { kind: 'text', text: `Er is een nieuw wachtwoord gevraagd voor uw account bij ${site.name}.` },
    { kind: 'pairs', pairs: [['Gebruikersnaam', username]] },
    { kind: 'button', text: 'Kies een nieuw wachtwoord', href: newPasswordPage(origin, username, code) },
    { kind: 'text', text: `De link werkt één keer, een uur lang.` },
    {
      kind: 'text',
      text: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het was.',
    },
  ]);
}

export function passwordChangedLetter(site: Site, to: Person, origin: string): Promise<Unsigned> {
  return plainLetter(site, to, `Uw wachtwoord bij ${site.name} is gewijzigd`, [
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

export function emailChangedLetter(site: Site, to: Person): Promise<Unsigned> {
  return plainLetter(site, to, `Uw e-mailadres bij ${site.name} is gewijzigd`, [
    {
      kind: 'text',
      text: `Voor uw account bij ${site.name} is zojuist een ander e-mailadres ingevuld. Onze berichten gaan voortaan daarheen. De naam waarmee u inlogt, is niet veranderd.`,
    },
    { kind: 'text', text: 'Was u dit niet? Laat het ons dan meteen weten: antwoord op deze e-mail.' },
  ]);
}

export function accountReadyLetter(
  site: Site,
  to: Person,
  { origin, username, code }: LinkToPassword,
): Promise<Unsigned> {
  return plainLetter(site, to, `Uw account bij ${site.name} staat klaar`, [
    {
      kind: 'text',
      text: `Welkom bij ${site.name}. Uw account staat klaar: kies een wachtwoord, en u bent ingelogd.`,
    },
    { kind: 'pairs', pairs: [['Gebruikersnaam', username]] },
    { kind: 'button', text: 'Kies uw wachtwoord', href: newPasswordPage(origin, username, code) },
    {
      kind: 'text',
      text: `De link werkt één keer, zeven dagen lang. Daarna vraagt u een nieuwe aan op ${forgottenPage(origin)}.`,
    },
    { kind: 'text', text: 'Hebt u geen account aangevraagd? Dan hoeft u niets te doen.' },
  ]);
}

export function accountExistsLetter(
  site: Site,
  to: Person,
  origin: string,
  username: string,
): Promise<Unsigned> {
  return plainLetter(site, to, `U hebt al een account bij ${site.name}`, [
    {
      kind: 'text',
      text: `Er is bij ${site.name} een account aangevraagd met dit e-mailadres. U hebt er al een; er is dus niets veranderd.`,
    },
    { kind: 'pairs', pairs: [['Gebruikersnaam', username]] },
    { kind: 'text', text: 'Weet u het wachtwoord niet meer? Vraag dan een nieuw aan.' },
    { kind: 'button', text: 'Vraag een nieuw wachtwoord aan', href: forgottenPage(origin) },
    { kind: 'text', text: 'Hebt u geen account aangevraagd? Dan hoeft u niets te doen.' },
  ]);
}
