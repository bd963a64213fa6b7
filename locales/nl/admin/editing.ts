import type { ContentKind } from '@toonbank/contract';

/** What the texts of the search page are called. */
export const searchTextNames = {
  top: 'Tekst boven de zoekresultaten',
  bottom: 'Tekst onder de zoekresultaten',
} as const;

/** What a slide is called, by its place in the row from 0. */
export const slideLabel = (at: number) => `Slide ${at + 1}`;

/** Names of the fields that admins edit. */
export const fieldNames: Record<string, string> = {
  title: 'Titel',
  intro: 'Inleiding',
  content: 'Tekst',
  contentTop: 'Tekst boven de artikelen',
  contentBottom: 'Tekst onder de artikelen',
  image: 'Afbeelding',
  foto: 'Foto boven de artikelen',
  alt: 'Beschrijving van de afbeelding',
  link: 'Link',
  menu: 'Menu',
  position: 'Volgorde',
  htmlTitle: 'Titel voor zoekmachines',
  htmlDescription: 'Omschrijving voor zoekmachines',
  htmlKeywords: 'Trefwoorden',
  visible: 'Zichtbaar',
  shownFrom: 'Te zien vanaf',
  shownUntil: 'Te zien tot',
  published: 'Datum',
  isFood: 'Eten of drinken',
  prepMinutes: 'Werk in minuten',
  totalMinutes: 'Totale tijd in minuten',
  yields: 'Hoeveelheid',
  frequency: 'Hoe vaak',
  ingredients: 'Ingrediënten of benodigdheden',
  steps: 'Stappen',
  transcript: 'Uitgeschreven tekst',
  alertMessage: 'Melding boven de pagina',
  bannerLink: 'Link van de melding',
  bannerFrom: 'Melding te zien vanaf',
  bannerUntil: 'Melding te zien tot',
  bannerHidden: 'Melding uitgezet',
  notice: 'Mededeling',
};

export const kindNames: Record<ContentKind, string> = {
  page: 'Pagina',
  group: 'Productgroep',
  slide: 'Slide',
  news: 'Nieuwsbericht',
  blog: 'Recept, video of blog',
  site: 'Website',
};

/** `Pagina · Vragen over levering`. */
export const rowName = ({ kind, label }: { kind: ContentKind; label: string }): string =>
  label.startsWith(kindNames[kind])
    ? label
    : label === ''
      ? kindNames[kind]
      : `${kindNames[kind]} · ${label}`;

/** What stands below a field, from its value. */
export const fieldHints: Readonly<Record<string, (value: string) => string>> = {
  htmlTitle: (value) => `Staat in het tabblad en in Google. ${value.length} van ongeveer 60 tekens.`,
  htmlDescription: (value) => `Staat onder de titel in Google. ${value.length} van ongeveer 155 tekens.`,
  htmlKeywords: () => 'Zet komma’s tussen de woorden.',
  link: () => 'Een adres in de winkel, zoals /nl/c/sale, of een website met https://.',
  foto: () => 'Staat naast de tekst boven de artikelen. Zonder foto staat daar de afbeelding.',
  isFood: () => 'Alleen bij een recept. Uit voor een schoonmaakplan of een andere werkwijze.',
  prepMinutes: () => 'Alleen bij een recept. 0: onbekend.',
  totalMinutes: () => 'Met wachten erbij. 0: onbekend.',
  yields: () => 'Bijvoorbeeld: 10 personen, of: een toiletgroep met 4 toiletten.',
  frequency: () => 'Bijvoorbeeld: elke dag.',
  ingredients: () => 'Een lijst. Een link naar een artikel zet het erbij; het aantal staat ervoor: 2 × link.',
  steps: () => 'Een genummerde lijst.',
  shownFrom: () => 'Ook als u de slide nu publiceert, zien bezoekers hem pas vanaf dit moment.',
  bannerLink: () => 'Een adres in de winkel, zoals /nl/c/sale, of een website met https://.',
  alertMessage: () => 'Staat boven elke pagina. Laat dit leeg als er geen melding is.',
};

/** Editing on the shop's pages. */
export const editingWords = {
  on: 'Bewerken',
  edit: (field: string, label: string) => `${fieldNames[field] ?? field} · ${label}`,
  hint: 'Druk op Enter om te bewerken.',
  howTo: 'Klik op een tekst of afbeelding met een stippelrand.',
  loading: 'Laden…',
  save: {
    saved: 'Opgeslagen',
    waiting: 'Nog niet opgeslagen',
    saving: 'Bezig met opslaan…',
    away: 'Niet opgeslagen: geen verbinding. Uw tekst blijft staan, wij proberen het opnieuw.',
    session: 'Niet opgeslagen: uw sessie is verlopen. Uw tekst blijft staan. Log in een nieuw venster in.',
    conflict: 'Dezelfde tekst is ook ergens anders gewijzigd. Kies welke blijft.',
    hidden:
      'Opgeslagen. Deze pagina staat niet (meer) op de site. Zet bij Gegevens ‘Zichtbaar’ aan om de pagina weer te tonen.',
    gone: 'Dit staat niet meer in de winkel: iemand heeft het verwijderd. Kopieer uw tekst als u die nog nodig hebt.',
  },
  choose: 'Kiezen',
  editors: (name: string, since: string) => `${name} bewerkt dit sinds ${since}`,
  changes: (count: number) =>
    count === 1 ? '1 wijziging nog niet gepubliceerd' : `${count} wijzigingen nog niet gepubliceerd`,
  noOwnChanges: 'U hebt geen concepten',
  noChanges: 'Alles is gepubliceerd',
  publish: 'Publiceren',
  publishCount: (count: number) =>
    count === 1 ? '1 wijziging publiceren' : `${count} wijzigingen publiceren`,
  review: (count: number) => (count === 1 ? '1 wijziging bekijken' : `${count} wijzigingen bekijken`),
  reviewTitle: (shop: string) => `Uw wijzigingen op ${shop}`,
  publishTitle: (shop: string) => `Publiceren op ${shop}`,
  donePublished: 'Gepubliceerd: bezoekers zien het nu.',
  donePlanned: 'Ingepland: op het gekozen moment wordt het gepubliceerd.',
  plan: (count: number) => (count === 1 ? '1 wijziging inplannen' : `${count} wijzigingen inplannen`),
  nothingToPublish: 'Op deze pagina is niets gewijzigd dat nog gepubliceerd moet worden.',
  askPublisher: 'Uw wijzigingen zijn opgeslagen. Een publicist of beheerder kan ze publiceren.',
  later: 'Later publiceren',
  laterText: 'Deze wijziging wordt dan vanzelf gepubliceerd. Tot die tijd zien bezoekers wat er nu staat.',
  laterSlides:
    'De datums van een slide zelf (‘Te zien vanaf’ en ‘Te zien tot’) tellen pas als de wijziging is gepubliceerd.',
  visibleFrom: 'Publiceren op',
  visibleUntil: 'Terugzetten op',
  visibleUntilHint: 'Daarna staat er weer wat er nu staat.',
  endsBeforeStart: 'Het einde moet na het begin liggen.',
  conflict: {
    mine: 'Uw tekst',
    theirs: 'De andere tekst',
    both: 'Allebei, de andere tekst eerst',
    empty: '(geen tekst)',
    keep: 'Deze keuze opslaan',
    publish: 'Met deze keuze publiceren',
  },
  dock: 'Bewerken van deze pagina',
  discard: 'Verwijderen',
  discardOf: (label: string) => `Uw wijziging van ${label} verwijderen`,
  discardSure: 'Ja, verwijderen',
  keep: 'Behouden',
  details: 'Gegevens',
  detailsOf: 'Gegevens van',
  pickImage: 'Afbeelding kiezen',
  otherImage: 'Andere afbeelding',
  noImage: 'Geen afbeelding',
  ready: 'Klaar',
  readyWithEditing: 'Klaar met bewerken',
  removeYes: 'Ja, verwijderen',
  removeNo: 'Niet verwijderen',
  noTextYet: (name: string) => `Nog geen tekst: ${name}. Bezoekers zien hier niets.`,
  writeText: 'Tekst schrijven',
  history: 'Geschiedenis (nieuw tabblad)',
  historyOfPage: 'Geschiedenis van deze pagina',
} as const;

/** A link to a draft for a reader without a login. */
export const previewLinkWords = {
  title: 'Voorbeeldlink maken',
  lead: 'Wie de link heeft, ziet deze wijziging op de pagina, zonder in te loggen.',
  valid: 'Hoe lang werkt de link?',
  hours: (hours: number) => {
    if (hours < 24) return hours === 1 ? '1 uur' : `${hours} uur`;
    return hours === 24 ? '1 dag' : `${hours / 24} dagen`;
  },
  make: 'Link maken en kopiëren',
  until: (moment: string) => `De link werkt tot ${moment}.`,
  copied: 'De link is gekopieerd.',
} as const;

/** Words for the changes in the window of publishing. */
export const publishWords = {
  isNew: 'Nieuw:',
  isGone: 'Weg:',
  becomes: 'wordt ',
  empty: '(leeg)',
  lookOnly: 'Alleen de opmaak is gewijzigd.',
  showAll: 'Toon alles',
} as const;
