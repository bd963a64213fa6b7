import { dutchNumber } from '../../../lib/dutch-number';

const articles = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'artikel' : 'artikelen'}`;
const codes = (n: number) => `${dutchNumber(n)} onbekende ${n === 1 ? 'code' : 'codes'}`;
const names = (all: readonly string[]) => new Intl.ListFormat('nl').format(all);

/** Lists that can be counted, and the counts. */
export const stockCount = {
  title: 'Voorraadtelling',
  lead: 'Tel uw voorraad met uw telefoon, ook zonder bereik. Na een telling ziet u wat u echt hebt verbruikt en wat u moet bestellen.',
  countable: (n: number) => `${articles(n)} om te tellen`,
  never: 'Nog nooit geteld',
  last: (moment: string) => `Laatst geteld ${moment}`,
  open: (who: readonly string[], moment: string) => `Telling bezig: ${names(who)}, begonnen ${moment}`,
  soFar: (products: number, unknown: number) =>
    unknown > 0 ? `${articles(products)} en ${codes(unknown)} geteld` : `${articles(products)} geteld`,
  begin: 'Tellen beginnen',
  goOn: 'Verder tellen',
  places: 'Plekken en minimum',
  proposal: 'Bestelvoorstel',
  soFarLink: 'Tussenstand',
  ofList: (name: string) => `van ${name}`,
  none: 'Nog geen lijst om te tellen',
  noneText: 'Zet op een bestellijst wat u op voorraad houdt. Daarna telt u die lijst met uw telefoon.',
  toLists: 'Naar de bestellijsten',
  history: 'Eerdere tellingen',
  noHistory: 'Een afgeronde telling vindt u hier terug, met het verslag.',
  columns: { finished: 'Afgerond', list: 'Lijst', by: 'Geteld door', found: 'Geteld', report: 'Verslag' },
  names,
  pdf: 'PDF',
  reportOf: (name: string, moment: string) => `PDF: verslag van ${name}, ${moment}`,
  back: 'Alle tellingen',
} as const;

/** One count: what was found, and what was expected. */
export const countDetail = {
  title: (list: string) => `Telling van ${list}`,
  going: 'Deze telling is nog bezig.',
  begun: (moment: string) => `Begonnen ${moment}`,
  finished: (moment: string, by: string) => `Afgerond ${moment}${by && ` door ${by}`}`,
  by: (who: readonly string[]) => `Geteld door ${names(who)}`,
  note: 'Opmerking',
  late: (n: number) =>
    n === 1
      ? 'Eén telling kwam binnen nadat de telling was afgerond, van een toestel zonder bereik of door een code te koppelen. Die telt mee.'
      : `${dutchNumber(n)} tellingen kwamen binnen nadat de telling was afgerond, van een toestel zonder bereik of door codes te koppelen. Die tellen mee.`,
  totals: 'Per artikel',
  columns: {
    article: 'Artikel',
    counted: 'Geteld',
    expected: 'Verwacht',
    difference: 'Verschil',
    used: 'Verbruik',
  },
  explained:
    'Verwacht: de vorige telling, met wat sindsdien is geleverd en zonder wat u hebt weggegooid. Verbruik: verwacht min geteld. Alles in losse stuks.',
  unknownYet: 'geen eerdere telling',
  same: 'klopt',
  moved: (delivered: number, waste: number) =>
    [
      delivered !== 0 && `${dutchNumber(delivered)} geleverd`,
      waste !== 0 && `${dutchNumber(waste)} weggegooid`,
    ]
      .filter(Boolean)
      .join(', '),
  places: 'Per plek',
  noPlace: 'Zonder plek',
  placeColumns: { article: 'Artikel', counted: 'Geteld', by: 'Door', at: 'Om' },
  otherDevices: (n: number) => `op ${n} toestellen`,
  nothing: 'Er is nog niets geteld',
  nothingText: 'Begin met tellen; wat u invoert, komt hier te staan.',
  unknown: 'Onbekende codes',
  unknownLead: 'Deze codes hoort geen artikel bij. Koppel ze één keer, dan herkent elke volgende telling ze.',
  times: (n: number) => `${dutchNumber(n)} ×`,
  link: 'Koppelen',
  linkOne: (code: string) => `${code} koppelen aan een artikel`,
  product: 'Artikel',
  productHint: 'Zoek op naam of artikelnummer.',
  unit: 'Verpakking van deze code',
  save: 'Koppelen en meetellen',
  cancel: 'Annuleren',
  linked: (code: string, product: string) => `${code} is voortaan ${product}, en telt mee in deze telling.`,
  ask: 'Vraag het ons',
  report: 'Verslag (PDF)',
} as const;

/** Where products are kept, with minimum and maximum. */
export const stockPlaces = {
  title: (list: string) => `Plekken van ${list}`,
  lead: 'Zet de plekken in de volgorde waarin u loopt. Geef per artikel het minimum en het maximum op, in losse stuks: onder het minimum komt het in het bestelvoorstel, tot het maximum.',
  order: 'Looproute',
  noPlaces:
    'Nog geen plekken. Voeg er een toe, of tel de lijst: wat u bij het tellen opgeeft, wordt onthouden.',
  newPlace: 'Nieuwe plek',
  placeHint: 'Bijvoorbeeld: kelder, stelling 2',
  add: 'Toevoegen',
  taken: 'Deze plek staat er al.',
  up: (name: string) => `${name} eerder`,
  down: (name: string) => `${name} later`,
  remove: (name: string) => `${name} verwijderen`,
  rename: (name: string) => `${name} hernoemen`,
  name: 'Naam van de plek',
  moved: (name: string, at: number, of: number) => `${name} is nu nummer ${at} van ${of}.`,
  removed: (name: string) => `${name} is verwijderd. De artikelen staan nu zonder plek.`,
  products: 'Artikelen',
  filter: 'Zoeken in deze lijst',
  none: 'Geen artikel gevonden',
  place: 'Plek',
  noPlace: 'Zonder plek',
  minimum: 'Minimum',
  maximum: 'Maximum',
  minimumOf: (name: string, place: string) => `Minimum van ${name}${place && `, ${place}`}`,
  maximumOf: (name: string, place: string) => `Maximum van ${name}${place && `, ${place}`}`,
  placeOf: (name: string) => `Plek van ${name}`,
  addLine: 'Nog een plek',
  addLineOf: (name: string) => `Nog een plek voor ${name}`,
  removeLine: (name: string, place: string) => `${place || 'Zonder plek'} weghalen bij ${name}`,
  saved: 'Bewaard',
  saving: 'Bewaren…',
  failed: 'Niet bewaard',
  tooLow: 'Het maximum is lager dan het minimum.',
  whole: 'Vul een heel aantal in, of laat het leeg.',
  twice: 'Deze plek staat er al bij dit artikel.',
  inPieces: (unit: string) => `in ${unit}`,
  empty: 'Op deze lijst staat nog niets',
  emptyText: 'Zet eerst artikelen op de lijst.',
  toList: 'Naar de lijst',
} as const;

/** The order proposal after a count. */
export const proposal = {
  title: (list: string) => `Bestelvoorstel van ${list}`,
  lead: (moment: string) =>
    `Naar de telling van ${moment}: wat onder het minimum ligt, tot het maximum, zonder wat al onderweg is of met een kastlabel is aangevraagd.`,
  article: 'Artikel',
  stock: 'Voorraad',
  coming: 'Komt al',
  quantity: 'Bestellen',
  price: 'Prijs',
  counted: (n: number) => `${dutchNumber(n)} geteld`,
  range: (minimum: number, maximum: number) => `min. ${dutchNumber(minimum)}, max. ${dutchNumber(maximum)}`,
  arrived: (n: number) =>
    n < 0 ? `${dutchNumber(-n)} weggegooid sinds de telling` : `${dutchNumber(n)} geleverd sinds de telling`,
  underWay: (n: number) => `${dutchNumber(n)} onderweg`,
  asked: (n: number) => `${dutchNumber(n)} aangevraagd`,
  nothingComing: 'niets',
  gone: 'Niet meer leverbaar',
  toCart: (n: number) => `${dutchNumber(n)} ${n === 1 ? 'artikel' : 'artikelen'} in de winkelwagen`,
  nothingChosen: 'Kies bij minstens één artikel een aantal.',
  never: 'Tel de lijst eerst',
  neverText: 'Een bestelvoorstel volgt uit een afgeronde telling, en uit het minimum en maximum per artikel.',
  enough: 'Er is genoeg van alles',
  enoughText:
    'Geen artikel ligt onder zijn minimum. Staat hier te weinig? Geef dan per artikel een minimum en maximum op.',
} as const;
