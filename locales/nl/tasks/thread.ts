import type { AboutKind, ShortageProblem, TaskEvent } from '@toonbank/contract';

/** One task: its messages, and the items that it is about. */
export const thread = {
  back: 'Alle vragen',
  missingTitle: 'Deze vraag is er niet',
  missing: 'De vraag bestaat niet, of hoort niet bij uw account.',
  about: 'Waar het over gaat',
  messages: 'Berichten',
  you: 'U',
  shop: (name: string, shop: string) => (name === '' ? shop : `${name}, ${shop}`),
  byMail: 'per e-mail',
  byLink: 'via de link in de e-mail',
  photo: (at: number, count: number) => (count === 1 ? 'Foto' : `Foto ${at} van ${count}`),
  photosOf: (name: string) => `Foto’s van ${name}`,
  document: 'PDF',
  asked: 'Uw vraag is verstuurd.',
  askedPromise: (moment: string) =>
    `U krijgt antwoord vóór ${moment}. Ons antwoord staat straks hier; u krijgt het ook per e-mail.`,
  answered: 'Uw bericht is verstuurd.',
  reply: 'Uw bericht',
  replySolved: 'Hebt u toch nog een vraag? Met een bericht gaat deze vraag weer open.',
  send: 'Bericht versturen',
  sending: 'Bezig met versturen…',
  failed: 'Uw bericht is niet verstuurd. Wat u schreef, staat er nog.',
  solve: 'Dit is opgelost',
  reopen: 'Toch niet opgelost',
} as const;

/** Events in the thread; `who` is empty for an event of the system. */
export const eventTexts: Readonly<Record<TaskEvent, (who: string, text: string) => string>> = {
  solved: (who) => (who === '' ? 'De vraag is opgelost.' : `${who} heeft de vraag op opgelost gezet.`),
  reopened: (who) => (who === '' ? 'De vraag is weer open.' : `${who} heeft de vraag weer geopend.`),
  promised: (who, text) =>
    text === ''
      ? 'Er is een nieuw moment voor het antwoord afgesproken.'
      : `${who === '' ? 'De winkel' : who} belooft een antwoord vóór ${text}.`,
  credited: (_, text) => (text === '' ? 'Het bedrag is bijgeschreven op uw rekening.' : text),
  redelivered: (_, text) => (text === '' ? 'De artikelen komen mee met uw volgende levering.' : text),
};

export const aboutNames: Readonly<Record<AboutKind, string>> = {
  order: 'Bestelling',
  order_line: 'Regel van een bestelling',
  delivery_note: 'Pakbon',
  delivery_line: 'Regel van een pakbon',
  invoice: 'Factuur',
  invoice_line: 'Regel van een factuur',
  product: 'Artikel',
  label: 'Kastlabel',
  recurring: 'Herhaalorder',
  partner: 'Partner',
};

/** Joins the kind of a line with the number of its order. */
export const ofOrder = ', bestelling';

export const problemNames: Readonly<Record<ShortageProblem, string>> = {
  missing: 'ontbreekt',
  damaged: 'beschadigd',
  wrong: 'verkeerd artikel',
};
