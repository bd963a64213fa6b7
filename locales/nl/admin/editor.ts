import type { PlaceholderName } from '@toonbank/contract';

/** Facts of a site that a text can name by a placeholder. */
export const factNames: Record<PlaceholderName, string> = {
  winkelnaam: 'Naam van de winkel',
  bedrijfsnaam: 'Naam van het bedrijf',
  telefoon: 'Telefoonnummer',
  'e-mail': 'E-mailadres',
  adres: 'Adres',
  gratis_vanaf: 'Gratis bezorging vanaf',
  bezorgkosten_nl: 'Bezorgkosten Nederland',
  bezorgkosten_be: 'Bezorgkosten België',
  besteltijd: 'Besteltijd voor levering',
};

/** Explanation below a text with placeholders. */
export const placeholderWords = {
  becomes: (name: PlaceholderName, fact: string | undefined) =>
    fact ? `{${name}} wordt ${fact}.` : `{${name}} is niet ingevuld bij de instellingen.`,
  unknown: (placeholder: string) =>
    `${placeholder} is geen gegeven van de winkel: zo kan de tekst niet gepubliceerd worden.`,
};

/** The editor of texts. */
export const editor = {
  toolbar: 'Opmaak',
  h2: 'Kop',
  h3: 'Kleine kop',
  strong: 'Vet',
  em: 'Cursief',
  ul: 'Opsomming',
  ol: 'Genummerde lijst',
  link: 'Link',
  table: 'Tabel invoegen',
  question: 'Vraag en antwoord invoegen',
  /** In a question that is still empty. */
  questionTitle: 'Typ hier de vraag',
  image: 'Afbeelding',
  fact: 'Gegeven invoegen',
  facts: 'Gegeven van deze winkel invoegen',
  factsHint: 'In de tekst staat straks het gegeven zelf. Verandert het, dan verandert de tekst mee.',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  rowAbove: 'Rij erboven',
  rowBelow: 'Rij eronder',
  columnLeft: 'Kolom links',
  columnRight: 'Kolom rechts',
  headerRow: 'Kopregel',
  removeRow: 'Rij verwijderen',
  removeColumn: 'Kolom verwijderen',
  removeTable: 'Tabel verwijderen',
  linkForm: 'Link',
  linkAddress: 'Adres van de link',
  linkHint: 'Een pagina van de winkel, een andere website, een e-mailadres of een telefoonnummer.',
  linkSave: 'Toepassen',
  linkRemove: 'Link verwijderen',
  close: 'Sluiten',
  linkProblems: {
    empty: 'Vul een adres in.',
    unknown: 'Dit adres herkennen wij niet. Begin met / voor een pagina van de winkel, of met https://.',
    unsafe: 'Dit soort adres mag niet in een tekst. Gebruik een adres dat begint met https://.',
  },
  pasteCleaned: 'Opmaak opgeschoond.',
  imagesDropped: 'Afbeeldingen zijn niet overgenomen. Voeg ze toe met de knop Afbeelding.',
  pasteUndo: 'Ongedaan maken',
};
