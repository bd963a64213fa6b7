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
    given_up: 'Opgegeven',
    replaced: 'Opnieuw verstuurd',
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
  resent: (recipient: string) => `De mail aan ${recipient} staat klaar en gaat binnen een minuut weg.`,
  conflicts: {
    queued: 'Deze mail staat al klaar om verstuurd te worden.',
    not_again: 'Deze mail kan niet opnieuw: de ontvanger vraagt zelf een nieuwe aan.',
    gone: 'De gegevens waar deze mail over ging zijn er niet meer.',
  },
} as const;
