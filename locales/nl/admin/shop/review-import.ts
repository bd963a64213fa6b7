import type { ReviewColumn, ReviewFileFault, ReviewLineFault } from '@toonbank/contract';

const reviews = (n: number) => (n === 1 ? '1 beoordeling' : `${n.toLocaleString('nl-NL')} beoordelingen`);
const number = (n: number) => n.toLocaleString('nl-NL');

/** Why nothing of the file can be imported. */
const fileFaults: Record<ReviewFileFault, string> = {
  not_utf8: 'Dit bestand is niet als UTF-8 bewaard. Kies in Excel bij Opslaan als: CSV UTF-8.',
  quote_open: 'Een aanhalingsteken in dit bestand wordt niet gesloten.',
  columns_missing:
    'Dit bestand mist kolommen. De eerste regel noemt de kolommen, met puntkomma’s ertussen. Wat ontbreekt:',
  no_reviews: 'Er staan geen beoordelingen in dit bestand.',
  too_many_reviews: 'Er staan meer dan 10.000 beoordelingen in dit bestand. Splits het.',
};

const lineFaults: Record<ReviewLineFault, string> = {
  missing: 'deze cel is leeg.',
  wrong: 'dit kan niet.',
  too_long: 'dit is te lang.',
  control_character: 'hier staat een onleesbaar teken.',
  twice: 'een eerdere regel heeft hetzelfde nummer.',
};
/** More than `wrong` says. */
const wrong: Partial<Record<ReviewColumn, string>> = {
  id: 'dit is te lang of onleesbaar.',
  stars: 'dit is geen heel getal van 1 tot en met 5.',
  date: 'dit is geen bestaande datum, geschreven als 2026-11-28.',
};

/** The dialog `Beoordelingen importeren`. */
export const reviewImportWords = {
  title: 'Beoordelingen importeren',
  lead: 'Een CSV-bestand van de beoordelingsdienst, tot 5 MB. Wat de winkel al heeft, komt er niet nog eens bij; uw antwoorden blijven staan. Het cijfer van de winkel wordt het gemiddelde van alle beoordelingen.',
  columns:
    'De eerste regel noemt de kolommen: id, stars, title, text, author, about, date. Daarvan zijn id, stars (1 tot 5) en date (2026-11-28) nodig. Tussen de kolommen staat een puntkomma.',
  choose: 'CSV-bestand kiezen',
  another: 'Ander bestand kiezen',
  reading: 'Het bestand wordt gelezen…',
  chosen: (filename: string) => `Bestand: ${filename}`,
  unreadable: 'Dit bestand kan niet worden gelezen. Kies het opnieuw.',
  tooLarge: 'Dit bestand is groter dan 5 MB. Splits het.',
  changed: 'Het bestand klopt niet meer. Kies het opnieuw.',
  fileFault: (fault: ReviewFileFault, missing: readonly ReviewColumn[]) =>
    missing.length === 0 ? fileFaults[fault] : `${fileFaults[fault]} ${missing.join(', ')}.`,
  counts: { new: 'Nieuw', changed: 'Gewijzigd', known: 'Al in de winkel' },
  number,
  faulty: (n: number) =>
    `${n === 1 ? '1 regel is' : `${number(n)} regels zijn`} fout. Verbeter het bestand en kies het opnieuw: met een fout wordt er niets geïmporteerd.`,
  faultyTable: 'Foute regels',
  line: 'Regel',
  faultText: (column: ReviewColumn, fault: ReviewLineFault) =>
    `${column}: ${(fault === 'wrong' && wrong[column]) || lineFaults[fault]}`,
  more: (n: number) => `En nog ${n === 1 ? '1 regel' : `${number(n)} regels`}.`,
  nothing: 'De winkel heeft al deze beoordelingen al. Er valt niets te importeren.',
  send: (n: number) => `${reviews(n)} importeren`,
  cancel: 'Annuleren',
  done: (fresh: number, changed: number, known: number) =>
    `Geïmporteerd: ${number(fresh)} nieuw, ${number(changed)} gewijzigd, ${number(known)} al in de winkel.`,
} as const;
