import type {
  ChangeKind,
  ChangeWarning,
  ColumnFormat,
  EmptyPolicy,
  ImportFailure,
  ImportFieldName,
  ImportKind,
  ImportState,
  RatioSuspicion,
} from '@toonbank/contract';
import type { ImportStep } from '@/lib/urls/admin/import-urls';

const count = (n: number, one: string, many: string) =>
  `${n.toLocaleString('nl-NL')} ${n === 1 ? one : many}`;

/** Kinds whose lines are about customers. */
const ofCustomers: ReadonlySet<ImportKind> = new Set(['customers', 'agreements']);

export const importKindWords: Record<ImportKind, { name: string; text: string }> = {
  prices: { name: 'Prijzen', text: 'Prijzen per eenheid, staffels en prijslijsten.' },
  stock: { name: 'Voorraad', text: 'Wat er ligt, of wat er te verkopen is.' },
  products: { name: 'Artikelen', text: 'Namen, groepen, eenheden, EAN’s en nieuwe artikelen.' },
  groups: { name: 'Groepen van artikelen', text: 'In welke groepen een artikel staat, ook in meer dan één.' },
  pictures: {
    name: 'Foto’s en veiligheidsbladen',
    text: 'Een ZIP met bestanden die met het artikelnummer beginnen.',
  },
  customers: { name: 'Klanten', text: 'Bedrijfsgegevens, adressen, betaaltermijn en limiet.' },
  agreements: { name: 'Prijsafspraken', text: 'Prijzen van één klant, met hun periode.' },
};

export const importStepWords: Record<ImportStep, string> = {
  source: 'Bron',
  columns: 'Kolommen',
  changes: 'Wat verandert er?',
  apply: 'Toepassen',
  history: 'Geschiedenis',
};

export const importFieldWords: Record<ImportFieldName, string> = {
  article_number: 'Artikelnummer',
  ean: 'EAN',
  unit: 'Eenheid',
  price: 'Prijs (excl. btw)',
  price_list: 'Prijslijst',
  from_quantity: 'Staffel vanaf',
  purchase_price: 'Inkoopprijs',
  stock: 'Voorraad',
  name: 'Naam',
  group: 'Groep',
  group_action: 'Toevoegen, verwijderen of vervangen',
  file_name: 'Bestandsnaam',
  picture: 'Foto',
  safety_sheet: 'Veiligheidsblad',
  brand: 'Merk',
  vat: 'Btw',
  description: 'Omschrijving',
  base_unit: 'Naam van een stuk',
  step: 'Afname per',
  delivery_days: 'Levertijd in dagen',
  location: 'Magazijnlocatie',
  active: 'Actief',
  unit_content: 'Inhoud van de eenheid',
  number: 'Klantnummer',
  company: 'Bedrijf',
  customer_kind: 'Soort klant',
  kvk: 'KvK-nummer',
  vat_number: 'Btw-nummer',
  email: 'E-mail van de gebruiker',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  phone: 'Telefoon',
  payment_term_days: 'Betaaltermijn in dagen',
  credit_limit: 'Kredietlimiet',
  street: 'Straat',
  house_number: 'Huisnummer',
  postcode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  customer_number: 'Klantnummer',
  valid_from: 'Geldig vanaf',
  valid_until: 'Geldig tot en met',
};

export const columnFormatWords: Record<ColumnFormat, string> = {
  text: 'Tekst',
  code: 'Nummer of code, met nullen',
  ean: 'EAN met controlecijfer',
  decimal_comma: 'Getal: 1.234,50',
  decimal_point: 'Getal: 1,234.50',
  date_dmy: 'Datum: dag-maand-jaar',
  date_ymd: 'Datum: jaar-maand-dag',
  date_mdy: 'Datum: maand-dag-jaar',
  yes_no: 'Ja of nee',
};

export const emptyPolicyWords: Record<EmptyPolicy, string> = {
  keep: 'Leeg: laat staan',
  clear: 'Leeg: maak leeg',
  fault: 'Leeg: is een fout',
};

export const importFailureWords: Record<ImportFailure, string> = {
  file_empty: 'In dit bestand staat niets.',
  file_unknown: 'Dit is geen werkblad. Kies een CSV- of Excel-bestand (.xlsx).',
  file_old: 'Dit is een Excel-bestand van vóór 2007. Open het in Excel en sla het op als .xlsx.',
  file_page: 'Dit is een webpagina die .xls heet. Open het in Excel en sla het op als .xlsx.',
  file_damaged: 'Dit bestand is beschadigd of niet compleet. Download het opnieuw.',
  file_protected: 'Dit bestand heeft een wachtwoord. Sla het op zonder wachtwoord.',
  zip_wanted: 'Dit is geen ZIP-bestand. Zet de foto’s en pdf’s samen in één ZIP.',
  too_many_files: 'In deze ZIP zitten meer dan 5.000 bestanden. Splits hem.',
  file_too_large: 'Dit bestand is te groot: er mag 100 MB in.',
  file_bomb: 'Dit bestand pakt uit tot veel meer dan een werkblad van deze grootte. Het is niet gelezen.',
  quote_open: 'Ergens begint een tekst met een aanhalingsteken dat niet wordt gesloten.',
  too_many_lines: 'Dit bestand heeft meer dan een miljoen regels. Splits het.',
  too_many_columns: 'Dit bestand heeft meer dan 200 kolommen.',
  headings_missing: 'Er zijn geen kolomkoppen gevonden.',
  internal: 'Door een storing bij ons is het bestand niet gelezen. Probeer het opnieuw.',
};

export const importStateWords: Record<ImportState, string> = {
  opening: 'Wordt gelezen',
  columns: 'Kolommen kiezen',
  comparing: 'Wordt vergeleken',
  preview: 'Klaar om te bekijken',
  planned: 'Ingepland',
  applying: 'Wordt toegepast',
  applied: 'Toegepast',
  undone: 'Teruggedraaid',
  failed: 'Mislukt',
  discarded: 'Weggegooid',
};

export const changeKindWords: Record<ChangeKind, (n: number) => string> = {
  up: (n) => `${count(n, 'waarde', 'waarden')} omhoog`,
  down: (n) => `${count(n, 'waarde', 'waarden')} omlaag`,
  new: (n) => count(n, 'nieuw gegeven', 'nieuwe gegevens'),
  changed: (n) => `${count(n, 'waarde', 'waarden')} anders`,
  cleared: (n) => `${count(n, 'waarde wordt', 'waarden worden')} leeg`,
  ean_lost: (n) => `${count(n, 'eenheid verliest', 'eenheden verliezen')} de EAN`,
  removed: (n) => `${count(n, 'regel', 'regels')} eruit`,
  kept: (n) => `${count(n, 'waarde blijft', 'waarden blijven')}: later gewijzigd`,
};

export const changeWarningWords: Record<ChangeWarning, string> = {
  price_jump: 'Meer dan 30 % verschil',
  unlike_own_price: 'Hoger dan de gewone prijs, of minder dan de helft',
  price_zero: 'Prijs van € 0',
  below_purchase_price: 'Onder de inkoopprijs',
  rounded: 'Afgerond op centen',
  ean_elsewhere: 'EAN hoort bij een ander artikel',
  content_changes: 'Inhoud van de eenheid verandert',
  vat_changes: 'Btw verandert',
  stock_short: 'Er is meer besteld dan er ligt',
};

/** The usual form of prices. */
export const ratioWords: Record<RatioSuspicion, (factor: number) => string> = {
  comma: (factor) =>
    factor > 1
      ? 'De nieuwe prijzen zijn ongeveer honderd keer zo hoog als de oude. Staat de komma goed?'
      : 'De nieuwe prijzen zijn ongeveer een honderdste van de oude. Staat de komma goed?',
  vat: (factor) =>
    `De nieuwe prijzen zijn ongeveer ${Math.round((factor - 1) * 100)} % hoger. Zijn ze inclusief btw?`,
  unit: (factor) =>
    `De nieuwe prijzen verschillen ongeveer ${factor.toLocaleString('nl-NL')} keer. Zijn ze per stuk in plaats van per verpakking, of andersom?`,
};

/** The import screens. */
export const importWords = {
  title: 'Importeren',
  steps: 'Stappen van de import',
  of: (kind: string, filename: string) => (filename === '' ? `${kind} · geplakt` : `${kind} · ${filename}`),
  kind: 'Wat importeert u?',
  file: 'Bestand',
  drop: 'Sleep een CSV- of Excel-bestand hierheen',
  choose: 'Bestand kiezen',
  fileHint: 'CSV of Excel (.xlsx), tot 100 MB en een miljoen regels. Er verandert nog niets in de winkel.',
  dropZip: 'Sleep een ZIP-bestand hierheen',
  zipHint:
    'ZIP tot 100 MB met jpg, png, webp (foto’s) en pdf (veiligheidsblad). 1234.jpg is de eerste foto van artikel 1234, 1234-2.jpg de tweede. Er verandert nog niets in de winkel.',
  oneFile: 'bestand',
  sampleHint: 'Begint u met een leeg werkblad?',
  sample: (kind: string) => `Download een voorbeeld: ${kind} (CSV)`,
  uploading: (percent: number) => `Wordt verstuurd: ${percent} %`,
  stop: 'Stoppen',
  paste: 'Of plak regels uit een werkblad',
  pasteHint: 'Met de koppen erboven. Kopieer de cellen in Excel en plak ze hier.',
  pasteSend: 'Regels lezen',
  pasteEmpty: 'Plak eerst regels.',
  several: 'Kies één bestand tegelijk.',
  history: 'Geschiedenis',
  fresh: 'Nieuwe import',
  reading: 'Het bestand wordt gelezen',
  comparing: 'De regels worden vergeleken',
  applying: 'De wijzigingen worden toegepast',
  /** `total` is 0 while it is not known. */
  progress: (done: number, total: number) => {
    if (total > 0) return `${done.toLocaleString('nl-NL')} van ${count(total, 'regel', 'regels')}`;
    return done > 0 ? count(done, 'regel', 'regels') : 'Bezig';
  },
  another: 'Ander bestand kiezen',
  sheet: 'Werkblad',
  profile: (name: string, times: number) =>
    `Herkend: ${name}, ${times + 1}e keer. De kolommen staan zoals de vorige keer.`,
  newColumns: (n: number) => `Dit bestand heeft ${count(n, 'nieuwe kolom', 'nieuwe kolommen')}.`,
  archiveLead:
    'De naam van elk bestand zegt bij welk artikel het hoort. Ga verder om te zien wat er verandert; wat niet past, staat er met de reden bij.',
  columnsLead: 'Wat u niet kiest, kan niet veranderen. Kijk of de voorbeelden kloppen en ga dan verder.',
  column: 'Kolom in het bestand',
  examples: 'Voorbeelden uit het bestand',
  becomes: 'Wordt in de winkel',
  ignore: 'Niet gebruiken',
  format: 'Schrijfwijze',
  empty: 'Lege cel',
  isNew: 'Nieuw',
  unreadable: 'niet te lezen',
  unreadableCells: (n: number) => `${count(n, 'voorbeeld', 'voorbeelden')} niet te lezen`,
  detailsOf: (heading: string) => `Meer over ${heading}: alle voorbeelden en lege cellen`,
  keyMissing: 'Kies een kolom waaraan wij de regel herkennen:',
  fieldMissing: 'Kies een kolom voor:',
  twice: (field: string) => `${field} is twee keer gekozen. Kies één kolom.`,
  saveAs: 'Bewaar deze keuze als',
  saveAsHint: 'Bijvoorbeeld de naam van de leverancier. De volgende keer herkennen wij het bestand.',
  moment: 'Moment van deze voorraad',
  meaning: 'Wat betekenen de aantallen?',
  physical: 'Wat er ligt (wij trekken open bestellingen af)',
  available: 'Wat er te verkopen is',
  priceList: 'Prijslijst voor staffels',
  noPriceList: 'Geen',
  addNew: 'Artikelen die de winkel niet heeft toevoegen (niet actief, tenzij een kolom dat zegt)',
  groupAction: 'Wat doet een regel?',
  groupActions: {
    add: 'Zet het artikel ook in deze groep',
    remove: 'Haal het artikel uit deze groep',
    replace: 'Zet het artikel alleen in de groepen van dit bestand',
  },
  compare: 'Vergelijk met de winkel',
  nothing: 'Er verandert niets',
  nothingText: 'Alle regels staan al zo in de winkel.',
  unchanged: (n: number) => `${count(n, 'regel', 'regels')} ongewijzigd`,
  faulty: (n: number) => `${count(n, 'regel', 'regels')} met een fout`,
  mean: (percent: string) => `gemiddeld ${percent}`,
  all: 'Alles',
  /** `kind` of the import: the lines of some are about customers. */
  inArticles: (kind: ImportKind, n: number) =>
    ofCustomers.has(kind) ? `bij ${count(n, 'klant', 'klanten')}` : `bij ${count(n, 'artikel', 'artikelen')}`,
  newArticles: (kind: ImportKind, n: number) =>
    ofCustomers.has(kind)
      ? count(n, 'nieuwe klant', 'nieuwe klanten')
      : count(n, 'nieuw artikel', 'nieuwe artikelen'),
  filters: 'Welke wijzigingen',
  search: 'Zoek op nummer of naam',
  touchesTitle: 'Raakt',
  touches: {
    priceLists: (n: number) => count(n, 'prijslijst', 'prijslijsten'),
    customers: (n: number) => `${count(n, 'klant', 'klanten')} met afspraken`,
    recurringOrders: (n: number) => count(n, 'herhaalorder', 'herhaalorders'),
    carts: (n: number) => count(n, 'winkelwagen', 'winkelwagens'),
  },
  touchesNone: 'geen afspraken, herhaalorders of winkelwagens',
  line: 'Regel',
  article: 'Artikel of klant',
  field: 'Gegeven',
  before: 'Was',
  after: 'Wordt',
  percent: 'Verschil',
  take: 'Meenemen',
  takeOne: (name: string, field: string) => `Neem mee: ${name}, ${field}`,
  takeNew: (name: string) => `Neem mee: ${name}, nieuw`,
  takeAll: 'Neem alles van deze selectie mee',
  leaveAll: 'Neem niets van deze selectie mee',
  noValue: 'leeg',
  table: 'Wijzigingen',
  noneFound: 'Geen wijzigingen gevonden',
  noneFoundText: 'Kies een ander filter of zoek op iets anders.',
  faultyTable: 'Regels met een fout',
  faultyLead:
    'Deze regels worden overgeslagen. Verbeter ze in uw bestand, of download ze als Excel met de reden erbij, verbeter ze daar en importeer dat bestand.',
  faultyFile: 'Download als Excel',
  wrong: 'Wat is er mis',
  inFile: 'Staat in het bestand',
  inColumn: 'Kolom',
  wholeLine: 'hele regel',
  noCell: 'niets',
  more: 'Meer laden',
  skipped: (n: number) =>
    `${count(n, 'regel is', 'regels zijn')} overgeslagen, omdat er iets mis is. Verbeter ze en importeer ze alsnog.`,
  toSkipped: 'Bekijk wat er mis is',
  toApply: (n: number) => `Verder met ${count(n, 'wijziging', 'wijzigingen')}`,
  none: 'Er is niets aangevinkt.',
  outdated: 'Sinds de vorige keer is er iets anders gewijzigd. Dit is opnieuw vergeleken: kijk nog eens.',
  applyLead: 'Precies wat u hebt gezien wordt toegepast. Tot 30 dagen daarna kunt u het terugdraaien.',
  applyNow: (n: number) => `${count(n, 'wijziging', 'wijzigingen')} toepassen`,
  when: 'Wanneer gaat dit in?',
  now: 'Nu',
  later: 'Op een dag',
  day: 'Dag',
  dayMissing: 'Kies een dag.',
  plan: 'Inplannen',
  planned: (day: string) => `Dit gaat in op ${day}, als er intussen niets anders verandert.`,
  unplan: 'Niet meer inplannen',
  applied: (n: number) => `${count(n, 'wijziging is', 'wijzigingen zijn')} toegepast`,
  appliedText: 'De winkel toont ze nu.',
  nextFile: 'Volgend bestand importeren',
  toProducts: 'Naar de producten',
  toCustomers: 'Naar de klanten',
  undone: 'Deze import is teruggedraaid.',
  discarded: 'Deze import is weggegooid. Er is niets veranderd.',
  undo: 'Terugdraaien',
  undoText: 'U ziet eerst wat er terugkomt. Wat sindsdien is gewijzigd, blijft staan.',
  undoUntil: (day: string) => `Terugdraaien kan tot ${day}.`,
  undoOf: (title: string) => `Draait terug: ${title}`,
  back: 'Terug naar de wijzigingen',
  discard: 'Weggooien',
  lines: (n: number) => count(n, 'regel', 'regels'),
  changes: (n: number) => count(n, 'wijziging', 'wijzigingen'),
  by: (name: string, moment: string) => `${name}, ${moment}`,
  historyLead: 'Alle imports, de nieuwste eerst. Een toegepaste import kunt u 30 dagen terugdraaien.',
  historyNone: 'Nog geen imports',
  historyNoneText: 'Wat u importeert, vindt u hier terug, met wat er veranderde.',
  open: 'Bekijken',
  retry: 'Opnieuw proberen',
  customerKinds: { business: 'zakelijk', consumer: 'particulier' } as Record<string, string>,
  yes: 'ja',
  no: 'nee',
} as const;
