import type { MasterState } from '@toonbank/contract';

/** `Masterteksten`: pages whose text many sites share. */
export const masterWords = {
  title: 'Masterteksten',
  lead: 'Deze pagina’s hebben op meer websites dezelfde tekst, of daar een eigen versie van.',
  none: 'Geen pagina met een mastertekst',
  noneText: 'Alle pagina’s van deze website hebben een eigen tekst.',
  states: {
    changed: 'Mastertekst gewijzigd',
    deviates: 'Wijkt af',
    follows: 'Volgt',
  } satisfies Record<MasterState, string>,
  groups: {
    changed: 'Wacht op uw keuze',
    deviates: 'Heeft een eigen tekst',
    follows: 'Volgt de mastertekst',
  } satisfies Record<MasterState, string>,
  stateTexts: {
    changed: 'De mastertekst is gewijzigd. Deze pagina’s hebben een eigen tekst en zijn niet veranderd.',
    deviates: 'Deze pagina’s krijgen wijzigingen van de mastertekst niet automatisch.',
    follows: 'Deze pagina’s krijgen wijzigingen van de mastertekst automatisch.',
  } satisfies Record<MasterState, string>,
  home: 'De masterteksten met ‘Beheert u’ wijzigt u op deze website. Bij het publiceren kiest u op welke andere websites de wijziging ook komt.',
  homeBadge: 'Beheert u',
  edit: 'Bewerken',
  editOf: (title: string) => `${title} bewerken`,
  differences: 'Verschillen bekijken',
  loading: 'Bezig met vergelijken…',
  changedTitle: 'Wat er in de mastertekst is gewijzigd',
  ownTitle: 'Hoe uw tekst van de mastertekst verschilt',
  ownText: '‘Verwijderd’ staat in de mastertekst, ‘toegevoegd’ alleen bij u.',
  merge: 'Wijziging overnemen, eigen tekst houden',
  keep: 'Niets overnemen',
  take: 'Mastertekst overnemen',
  takeTitle: 'De mastertekst overnemen?',
  takeText: (title: string) =>
    `Uw eigen tekst van ‘${title}’ wordt vervangen. Bezoekers zien dat meteen. De eigen tekst blijft in de geschiedenis staan.`,
  takeNow: 'Overnemen en publiceren',
  cancel: 'Annuleren',
  conflict: 'Hier is de tekst zowel bij u als in de mastertekst gewijzigd. Kies wat er blijft staan.',
  mergeNow: 'Samenvoegen en publiceren',
  done: {
    merge: (title: string) => `‘${title}’ heeft de wijziging van de mastertekst overgenomen.`,
    keep: (title: string) => `‘${title}’ is niet veranderd.`,
    take: (title: string) => `‘${title}’ volgt de mastertekst.`,
  },
  askPublisher: 'Een publicist of beheerder kan de mastertekst overnemen.',
  /** In the dialog of publishing. */
  deviating:
    'Deze pagina volgt een mastertekst. Met een eigen tekst krijgt de pagina wijzigingen daarvan niet meer automatisch. Bij Masterteksten kunt u de mastertekst weer overnemen.',
  alsoOn: (count: number) => `Ook op ${count} ${count === 1 ? 'andere website' : 'andere websites'}`,
  alsoOnText: 'De wijziging is daar meteen zichtbaar. Websites met een eigen tekst kiezen zelf.',
  onlyHere:
    'Zonder vinkje krijgt alleen deze website de wijziging, en wijkt de pagina af van de mastertekst.',
  whichSites: 'Welke websites',
  notDelivered: (reason: string) => `Op deze website gepubliceerd, op de andere niet. ${reason}`,
} as const;
