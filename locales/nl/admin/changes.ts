/** What is not live yet: drafts and planned changes of the site. */
export const changes = {
  title: 'Wijzigingen',
  none: 'Alles is gepubliceerd',
  noneText:
    'Er zijn geen concepten en er is niets ingepland. Open een pagina van de winkel om iets te wijzigen.',
  openShop: 'Naar de winkel',
  groups: {
    own: 'Uw concepten',
    others: 'Concepten van collega’s',
    planned: 'Ingepland',
  },
  by: (name: string, at: string) => `${name}, ${at}`,
  byYou: (at: string) => `U, ${at}`,
  plannedAt: (at: string) => `Zichtbaar vanaf ${at}`,
  plannedUntil: (at: string) => `tot ${at}`,
  refused: (reason: string) => `Publiceren op het geplande moment is niet gelukt: ${reason}`,
  plannerWithoutRight:
    'Publiceren op het geplande moment is niet gelukt: wie het inplande, mag niet meer publiceren. Plan het opnieuw in als het nog klopt.',
  select: (label: string) => `${label} kiezen`,
  selectAll: 'Alles kiezen',
  publish: (count: number) => {
    if (count === 0) return 'Publiceren';
    return count === 1 ? '1 wijziging publiceren' : `${count} wijzigingen publiceren`;
  },
  publishing: 'Bezig met publiceren…',
  published: (count: number) =>
    count === 1 ? '1 wijziging staat nu op de site.' : `${count} wijzigingen staan nu op de site.`,
  notPublished: 'Niet gepubliceerd:',
  conflictOwn: 'Een collega wijzigde intussen dezelfde tekst. Open de pagina om te kiezen welke blijft.',
  conflictOther: (name: string) =>
    `Intussen is dezelfde tekst gewijzigd. Vraag ${name} de pagina te openen en te kiezen welke blijft.`,
  open: 'Openen',
  openOf: (label: string) => `${label} openen`,
  plan: 'Inplannen',
  changeTime: 'Tijd wijzigen',
  planOf: (label: string) => `Inplannen: ${label}`,
  timeNeeded: 'Vul in vanaf wanneer de wijziging zichtbaar is.',
  timePast: 'Kies een tijdstip in de toekomst.',
  savePlan: 'Planning opslaan',
  unschedule: 'Niet meer inplannen',
  newerDraft: (name: string) =>
    `${name} heeft intussen een nieuwer concept hiervan. Publiceer of verwijder dat eerst.`,
  remove: 'Verwijderen',
  removeOf: (label: string) => `${label} verwijderen`,
  removeTitle: 'Wijziging verwijderen?',
  removeText: (label: string, author: string) =>
    `De wijziging van ${author} in ‘${label}’ wordt verwijderd. Wat nu op de site staat, blijft staan.`,
  removeSure: 'Ja, verwijderen',
  you: 'uzelf',
  former: 'een oud-collega',
  askPublisher:
    'U kunt uw eigen concepten openen en verwijderen. Publiceren doet een publicist of beheerder.',
} as const;
