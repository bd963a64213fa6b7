/** `Nieuwsbrief`. */
export const newsletterListWords = {
  title: 'Nieuwsbrief',
  lead: 'Wie hier staat, heeft zich aangemeld en dat bevestigd met de link in een e-mail. Verstuur de nieuwsbrief met het bestand: daarin staat bij elk adres de eigen link om af te melden. Zet die onderaan elke nieuwsbrief.',
  counts: 'Aantallen',
  confirmed: 'Ontvangen de nieuwsbrief',
  pending: 'Nog niet bevestigd',
  signedOut: 'Afgemeld',
  file: 'Adressen als CSV-bestand',
  search: 'Zoek een adres',
  find: 'Zoeken',
  since: (moment: string) => `Bevestigd op ${moment}`,
  remove: 'Afmelden',
  about: (email: string) => `Afmelden: ${email}`,
  removed: (email: string) => `${email} is afgemeld. Het adres is verwijderd.`,
  sure: 'Weet u het zeker?',
  sureText: (email: string) =>
    `${email} krijgt de nieuwsbrief dan niet meer, en wij verwijderen het adres. Alleen de eigenaar kan zich weer aanmelden.`,
  cancel: 'Annuleren',
  none: 'Nog geen adressen',
  noneText: 'Zodra iemand zich aanmeldt en dat bevestigt, staat het adres hier.',
  noneFound: 'Geen adres gevonden',
  noneFoundText: 'Zoek op een ander deel van het adres.',
} as const;
