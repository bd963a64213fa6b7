import type { FindingCode } from '@toonbank/contract/text-checks/finding';

interface Found {
  code: FindingCode;
  quote: string;
  expected: string;
}

const sentences: Record<FindingCode, (expected: string) => string> = {
  amount_differs: (expected) => `Dit bedrag staat niet in de instellingen. Daar staat: ${expected}.`,
  time_differs: (expected) => `De besteltijd in de instellingen is ${expected} uur.`,
  withdrawal_differs: (expected) => `De bedenktijd en de termijnen bij herroepen zijn ${expected} dagen.`,
  phone_differs: (expected) => `Dit is niet het telefoonnummer van de winkel: ${expected}.`,
  email_differs: (expected) => `Dit is niet het e-mailadres van de winkel: ${expected}.`,
  name_spelling: (expected) => `De naam van de winkel schrijft u als ${expected}.`,
  other_shop: (expected) => `Dit hoort bij een andere winkel: ${expected}.`,
  article_gone: () => 'Dit artikelnummer verkoopt de winkel niet (meer).',
  date_past: () => 'Deze datum is voorbij.',
  dead_link: (expected) => `Deze link werkt niet: ${expected}.`,
  empty_link: () => 'Deze link heeft geen adres.',
  http_link: () => 'Deze link is niet beveiligd: gebruik https.',
  missing_alt: () => 'Deze afbeelding heeft geen beschrijving.',
  table_without_header: () => 'Deze tabel heeft geen rij of kolom met koppen.',
  heading_order: () => 'Deze kop slaat een niveau over.',
  vague_link: () => 'Noem in de linktekst waar de link heen gaat.',
  long_sentence: () => 'Deze zin heeft meer dan 25 woorden.',
  no_description: () => 'De omschrijving voor zoekmachines ontbreekt.',
};

/** What is wrong, in a sentence. An amount does not break over two lines. */
export const findingText = ({ code, expected }: Found): string =>
  sentences[code](expected.replaceAll('€ ', '€\u00a0'));

/** The words it is about, in quotation marks; empty for a text that is missing. */
export const findingQuote = ({ quote }: Found): string => (quote === '' ? '' : `‘${quote}’`);

/** Checks of texts: in the list of `/beheer/controle`, while writing, and before a publication. */
export const textCheckWords = {
  title: 'Controle',
  lead: 'Hier staan teksten die niet kloppen met de instellingen, links die niet werken en zinnen die beter kunnen. Wat u bewaart of publiceert, wordt meteen gecontroleerd. Elke nacht kijkt de controle ook het assortiment en de instellingen na.',
  checked: (moment: string) => `Laatst gecontroleerd: ${moment}`,
  run: 'Nu controleren',
  kinds: 'Soort',
  kindNames: { warning: 'Feiten en fouten', advice: 'Leesbaarheid', all: 'Alles' },
  places: 'Waar',
  placeNames: { all: 'Winkel en concepten', live: 'In de winkel', draft: 'In concepten' },
  showAccepted: 'Ook goedgekeurde punten',
  none: 'Alles klopt',
  noneText: 'Met deze keuze is er niets gevonden.',
  draftOf: (name: string) => (name === '' ? 'In een concept' : `In het concept van ${name}`),
  acceptedBy: (name: string, day: string) => `Goedgekeurd door ${name} op ${day}`,
  accept: 'Goedkeuren',
  report: 'Goedkeuring intrekken',
  about: (action: string, quote: string) => `${action}: ${quote}`,
  count: (count: number) => (count === 1 ? '1 punt' : `${count} punten`),
  panel: 'Controle',
  panelCount: (count: number) => (count === 0 ? 'Controle' : `Controle (${count})`),
  panelNone: 'Niets gevonden in de teksten die u opende.',
  panelNoText: 'Klik op een tekst om die te bewerken. Wat niet klopt, ziet u dan hier.',
  panelAway: 'De controle lukt nu niet. Wij proberen het opnieuw zodra u verder typt.',
  acceptedHere: (quote: string) => `${quote} is goedgekeurd.`,
  undo: 'Ongedaan maken',
  beforePublishing: 'Kijk dit nog na. U kunt ook publiceren zonder iets te wijzigen.',
} as const;
