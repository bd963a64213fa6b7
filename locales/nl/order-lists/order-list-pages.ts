import { dutchNumber } from '../../../lib/dutch-number';

const lines = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'regel' : 'regels'}`;
const articles = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'artikel' : 'artikelen'}`;

/** All order lists of a customer. */
export const listOverview = {
  title: 'Bestellijsten',
  lead: 'Iedereen die voor uw bedrijf inlogt, ziet en gebruikt dezelfde lijsten.',
  name: 'Lijst',
  count: 'Artikelen',
  sorted: 'Volgorde',
  actions: 'Acties',
  rename: 'Naam wijzigen',
  newName: 'Nieuwe naam',
  save: 'Bewaren',
  remove: (name: string) => `Lijst ${name} verwijderen`,
  removed: (name: string) => `Lijst ${name} is verwijderd.`,
  removeQuestion: (name: string) => `Lijst ${name} verwijderen?`,
  removeHint: (count: number) =>
    `Op deze lijst ${count === 1 ? 'staat' : 'staan'} ${articles(count)}. U verwijdert de lijst voor uw hele bedrijf, niet alleen voor uzelf.`,
  removeConfirm: 'Lijst verwijderen',
  renamed: (name: string) => `De lijst heet nu ${name}.`,
  made: (name: string) => `Lijst ${name} is gemaakt.`,
  newList: 'Naam van een nieuwe lijst',
  empty: 'Nog geen bestellijsten',
  emptyText:
    'Zet op een lijst wat u vaker bestelt, en bestel voortaan alles in één keer. Een artikel zet u erop met het hart op de artikelpagina.',
} as const;

/** One order list. */
export const listPage = {
  back: 'Alle bestellijsten',
  count: 'Voorraad tellen',
  missing: 'Deze bestellijst bestaat niet (meer).',
  sort: 'Volgorde',
  sorts: { 0: 'Per productgroep', 1: 'Per leverancier', 2: 'Eigen volgorde' },
  search: 'Zoeken op deze lijst',
  find: 'Zoeken',
  clear: 'Hele lijst tonen',
  files: 'Openen als',
  pdf: 'PDF met barcodes',
  newWindow: ' (nieuw venster)',
  shown: (found: number, all: number) =>
    found === all ? articles(all) : `${dutchNumber(found)} van ${articles(all)}`,
  empty: 'Deze lijst is nog leeg',
  emptyText: 'Zoek een artikel en kies het hart om het op deze lijst te zetten.',
  shop: 'Naar het assortiment',
  nothingFound: (text: string) => `Niets op deze lijst lijkt op ‘${text}’`,
  nothingFoundText: 'Er wordt gezocht in naam, artikelnummer, merk en notitie.',
  sortingHelp:
    'Versleep een regel aan de greep. Met het toetsenbord: spatie om op te pakken, pijltjes om te verplaatsen, spatie om neer te zetten, Escape om terug te gaan.',
  sortOnlyWhole: 'Toon de hele lijst om regels te verplaatsen.',
  promotions: 'Past bij wat u vaker bestelt',
  choose: 'Kiezen',
  chooseAll: 'Alle regels op deze pagina kiezen',
  chooseLine: (name: string) => `${name} kiezen`,
  article: 'Artikel',
  unit: 'Verpakking',
  unitOf: (name: string) => `Verpakking van ${name}`,
  quantity: 'Aantal',
  price: 'Prijs',
  total: 'Totaal',
  move: (name: string) => `${name} verplaatsen`,
  lifted: (name: string) => `${name} opgepakt.`,
  place: (at: number, of: number) => `Plaats ${at} van ${of}.`,
  dropped: (name: string, at: number) => `${name} neergezet op plaats ${at}.`,
  putBack: 'Teruggezet.',
  note: 'Notitie',
  noteOf: (name: string) => `Notitie bij ${name}`,
  addNote: 'Notitie toevoegen',
  changeNote: (name: string) => `Notitie bij ${name} wijzigen`,
  gone: 'Niet meer leverbaar',
  takeOff: (name: string) => `${name} van de lijst halen`,
} as const;

/** Actions on lines, and their results. */
export const listWork = {
  ticked: (n: number) => `${dutchNumber(n)} geselecteerd`,
  untick: 'Wissen',
  subtotal: 'subtotaal',
  excl: 'excl. btw',
  toCart: (n: number) => `${lines(n)} in winkelwagen`,
  wholeToCart: (n: number) => `Hele lijst in winkelwagen (${dutchNumber(n)})`,
  elsewhere: 'Naar lijst…',
  target: 'Naar lijst',
  move: 'Verplaatsen',
  copy: 'Kopiëren',
  remove: 'Verwijderen',
  noOther: 'U hebt geen andere lijst om naar te verplaatsen. Maak er eerst een.',
  changed: (n: number) => `${dutchNumber(n)} ${n === 1 ? 'aantal' : 'aantallen'} gewijzigd, alleen voor nu.`,
  keep: 'Op de lijst bewaren',
  kept: 'De aantallen staan nu op de lijst.',
  added: (n: number) => `${lines(n)} in uw winkelwagen.`,
  noneAdded: 'Er is niets in uw winkelwagen gelegd.',
  skipped: (n: number) => `${lines(n)} met aantal 0 overgeslagen.`,
  refused: (n: number) => `${lines(n)} niet: hieronder staat waarom.`,
  cart: 'Naar de winkelwagen',
  removed: (n: number) => `${lines(n)} van de lijst gehaald.`,
  moved: (n: number, list: string) => `${lines(n)} naar ${list} verplaatst.`,
  copied: (n: number, list: string) =>
    n === 0 ? `Alles stond al op ${list}.` : `${lines(n)} naar ${list} gekopieerd.`,
  undone: 'Het is weer zoals het was.',
} as const;

/** Why a line did not go to the cart, and what would do. */
export const lineProblems = {
  product_unavailable: 'Dit artikel is niet meer te bestellen.',
  unit_unknown: 'Deze verpakking is er niet meer. Kies een andere.',
  quantity_step: 'Dit aantal is niet te bestellen: het gaat per vast aantal.',
  insufficient_stock: (left: string) => `Nog ${left} op voorraad.`,
  cart_full: 'Uw winkelwagen heeft 500 regels, meer kan niet. Plaats eerst deze bestelling.',
  soldOut: 'Niet (meer) op voorraad.',
  take: (count: string) => `Bestel ${count}`,
  alternatives: 'Bekijk alternatieven',
} as const;
