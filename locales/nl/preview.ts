/** The page of a preview link. */
export const preview = {
  title: 'Voorbeeld',
  label: 'Voorbeeld',
  notPublished: 'Voorbeeld, nog niet gepubliceerd',
  validUntil: (moment: string) => `Geldig tot ${moment}`,
  absent: 'Dit voorbeeld is er niet meer',
  absentText:
    'De link is verlopen, of de wijziging is intussen gepubliceerd of verwijderd. Vraag een nieuwe link aan degene van wie u deze kreeg.',
  busy: 'Even wachten',
  busyText:
    'Er zijn te veel links achter elkaar geprobeerd die niet werken. Probeer het over een paar minuten opnieuw.',
  away: 'Het voorbeeld is even niet bereikbaar',
  awayText: 'Probeer het over een paar tellen opnieuw.',
  retry: 'Opnieuw proberen',
  toShop: 'Naar de winkel',
} as const;
