/** `Mails`, for the people of the shop. */
export const mailDeskWords = {
  title: 'Mails',
  search: 'Zoeken',
  searchHint: 'Adres of naam van de ontvanger',
  kind: 'Soort',
  allKinds: 'Alle soorten',
  state: 'Stand',
  allStates: 'Alle mails',
  states: {
    queued: 'Wacht',
    sent: 'Verstuurd',
    kept: 'Niet verstuurd',
    given_up: 'Opgegeven',
    replaced: 'Opnieuw verstuurd',
    dismissed: 'Gelaten',
  },
  recipient: 'Aan',
  attempts: 'Pogingen',
  created: 'Gemaakt',
  sent: 'Verstuurd',
  empty: 'Nog geen mails',
  emptyText: 'Zodra de winkel een mail verstuurt, staat hij hier.',
  open: (kind: string, recipient: string) => `${kind} aan ${recipient} bekijken`,
  titleOf: (kind: string, recipient: string) => `${kind} aan ${recipient}`,
  lastError: 'Laatste fout',
  kept: 'Deze mail heeft de server niet verlaten: er was geen mailserver ingesteld. Stelt de beheerder van de server er een in, verstuur de mail dan opnieuw.',
  subject: 'Onderwerp',
  text: 'Tekst',
  textHint:
    'Opnieuw gemaakt met de gegevens van nu. Links staan er niet in: die zijn alleen voor de ontvanger.',
  hidden: {
    private:
      'In deze mail staat een code of link die alleen de ontvanger mag zien. Daarom staat de tekst hier niet.',
    gone: 'De gegevens waar deze mail over ging zijn er niet meer. De tekst is niet meer te maken.',
  },
  again: 'Opnieuw versturen',
  leave: 'Laat maar',
  left: (recipient: string) => `De mail aan ${recipient} blijft zoals hij is en telt niet meer mee.`,
  resent: (recipient: string) =>
    `De mail aan ${recipient} staat klaar. Bij Stand ziet u straks of hij verstuurd is.`,
  conflicts: {
    handled: 'Een collega heeft deze mail al afgehandeld.',
    queued: 'Deze mail staat al klaar om verstuurd te worden.',
    not_again: 'Deze mail kan niet opnieuw: de ontvanger vraagt zelf een nieuwe aan.',
    gone: 'De gegevens waar deze mail over ging zijn er niet meer.',
  },
} as const;
