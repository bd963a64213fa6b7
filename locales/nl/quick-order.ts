import { dutchNumber } from '../../lib/dutch-number';
import { MAX_QUANTITY } from '../../lib/quick-order/read-quantity';

/** '‘999’ bij TB-1' */
const countOf = (count: string, code: string) => (code === '' ? `‘${count}’` : `‘${count}’ bij ${code}`);

const lines = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'regel' : 'regels'}`;

/** Ordering by article number. */
export const quickOrder = {
  title: 'Snel bestellen',
  lead: 'Voor wie weet wat er nodig is: typ, scan of plak artikelnummers, of schrijf gewoon wat u nodig hebt. Er gaat niets in de winkelwagen voordat u het bevestigt.',
  code: 'Artikelnummer, EAN of naam',
  codeHint:
    'Een handscanner werkt overal op deze pagina: elke scan wordt een regel, nog eens scannen verhoogt het aantal.',
  suggested: 'Gevonden artikelen',
  suggestions: (n: number) =>
    `${dutchNumber(n)} ${n === 1 ? 'artikel' : 'artikelen'} gevonden. Kies met de pijltjes.`,
  cameraHint: 'Houd de barcode in beeld. Elke scan wordt een regel in uw lijst.',
  scanResult: (code: string, result: 'found' | 'unknown') =>
    result === 'found' ? `${code} staat in uw lijst.` : quickOrder.unknown(code),
  misread: (code: string) =>
    `‘${code}’ is geen geldige barcode: het laatste cijfer klopt niet. Scan of typ het opnieuw.`,
  quantity: 'Aantal',
  add: 'Toevoegen',
  ways: 'Meer regels tegelijk',
  way: { paste: 'Plakken', plain: 'In gewoon Nederlands', file: 'Bestand' },
  paste: {
    label: 'Artikelnummers en aantallen',
    hint: 'Per regel: artikel, aantal, eenheid. Of plak kolommen uit uw eigen lijst, met of zonder koppen.',
    placeholder: 'TB-10234 5 doos',
    action: 'Regels overnemen',
  },
  file: 'Bestand kiezen',
  drop: 'of sleep het hierheen',
  fileHint:
    'Uw eigen lijst als CSV of Excel (.xlsx), of een bestellijst van deze winkel (CSV, XML). Hoogstens 500 regels; andere kolommen storen niet.',
  samples: 'Voorbeeld:',
  sampleExcel: 'Excel-bestand',
  or: 'of',
  sampleCsv: 'CSV-bestand',
  unreadable: {
    empty: 'Dit bestand is leeg. Zet op elke regel een artikelnummer en een aantal.',
    old: 'Dit is een werkmap van een oude Excel (.xls). Bewaar hem als .xlsx of CSV en probeer het opnieuw.',
    large:
      'Dit bestand is te groot voor een bestelling. Bewaar alleen de regels die u wilt bestellen en probeer het opnieuw.',
    other:
      'Dit bestand is niet te lezen. Bewaar het als CSV of als Excel-werkmap (.xlsx) en probeer het opnieuw.',
  },
  checking: (done: number, of: number) => `${dutchNumber(done)} van ${lines(of)} nagekeken…`,
  nothingRead: 'Hierin staat geen regel die wij kunnen lezen.',
  taken: (n: number) => `${lines(n)} overgenomen.`,
  merged: (n: number) => `${lines(n)} bij een regel met hetzelfde artikel opgeteld.`,
  inRow: (row: number, text: string) => `Rij ${row}: ${text.replace(/^Wij /, 'wij ')}`,
  /** The reason why `count` is no quantity. `code`: its article, if known. */
  faulty: {
    quantity: (count: string, code: string) => `${countOf(count, code)} is geen aantal. Typ een heel getal.`,
    decimal: (count: string, code: string) => `${countOf(count, code)} is geen heel getal.`,
    negative: (count: string, code: string) =>
      `${countOf(count, code)} is te weinig: het laagste aantal is 1.`,
    limit: (count: string, code: string) =>
      `${countOf(count, code)} is te veel: het hoogste aantal is ${dutchNumber(MAX_QUANTITY)}.`,
    date: (count: string, code: string) => `${countOf(count, code)} is een datum, geen aantal.`,
    formula: (count: string, code: string) =>
      `${countOf(count, code)} is een formule. Typ het aantal, of bewaar het bestand met de uitkomsten.`,
  },
  noCode: (text: string) => `‘${text}’ heeft geen artikelnummer.`,
  unknown: (code: string) => `Wij kennen ‘${code}’ niet.`,
  gone: (name: string) => `${name} is niet meer te bestellen.`,
  /** `units`: what it is sold in. */
  noUnit: (unit: string, name: string, units: readonly string[]) =>
    `‘${unit}’ is geen verpakking van ${name}. Kies uit: ${units.join(', ')}.`,
  unitRow: (row: number, unit: string, name: string, chosen: string) =>
    `Rij ${row}: ‘${unit}’ is geen verpakking van ${name}. Gekozen: ${chosen}.`,
  left: (n: number) => `${lines(n)} na de eerste 500 zijn niet gelezen.`,
  leftInField: (n: number) =>
    `${lines(n)} na de eerste 500 zijn nog niet gelezen: ze staan nog in het veld. Neem ze daarna over.`,
  blank: (n: number) => `${lines(n)} zonder aantal niet overgenomen.`,
  problems: 'Hier klopt iets niet',
  mendHint: 'Verbeter een regel hier en neem hem over. De andere regels blijven staan.',
  settled: 'Gezien',
  dropFailed: (n: number) => (n === 1 ? 'Deze regel weglaten' : `Deze ${lines(n)} weglaten`),
  moreProblems: (n: number) => `Nog ${lines(n)} tonen`,
  unit: 'Eenheid',
  quantityFor: (code: string) => (code === '' ? 'Aantal' : `Aantal voor ‘${code}’`),
  unitFor: (code: string) => (code === '' ? 'Eenheid' : `Eenheid voor ‘${code}’`),
  instead: (code: string) => (code === '' ? 'Zoek het artikel' : `Artikel voor ‘${code}’`),
  fix: 'Overnemen',
  makeIt: (count: string) => `Maak er ${count} van`,
  plain: {
    label: 'Wat hebt u nodig?',
    hint: 'Schrijf of plak uw bestelling zoals in een mail. Wij zoeken de artikelen erbij en letten op wat u vaker bestelt.',
    placeholder: '3 dozen wc-papier, 5x handzeep navulling, twee pakken vuilniszakken en een rol poetspapier',
    action: 'Artikelen zoeken',
  },
  plainLogin: 'Log in om uw bestelling in gewone woorden te plakken: wij letten dan op wat u vaker bestelt.',
  login: 'Inloggen',
  understood: 'Uit uw tekst',
  understoodCount: (n: number) =>
    n === 0 ? 'Wij stellen niets voor.' : `Controleer ${lines(n)} en neem over wat klopt.`,
  nothingUnderstood:
    'Hierin staat geen regel die wij herkennen. Schrijf per regel een aantal en een artikel.',
  takeCertain: (n: number) =>
    n === 1 ? 'De zekere regel overnemen' : `Alle ${dutchNumber(n)} zekere regels overnemen`,
  plainLeft: (n: number) => `${lines(n)} na de eerste 100 zijn niet gelezen.`,
  sure: { certain: 'zeker', likely: 'waarschijnlijk', choose: 'kies zelf', none: 'niet begrepen' },
  reason: { declined: 'niet nodig', no_earlier_order: 'geen bestelling' },
  nothingFor: {
    declined: 'U schreef dat u dit niet nodig heeft: wij stellen hiervoor niets voor.',
    no_earlier_order: 'U hebt nog geen eerdere bestelling om te herhalen.',
  },
  fromOrder: (number: number) => `uit bestelling ${number}`,
  noLongerSold: 'Dit verkopen wij niet meer zo. Zoek iets anders, of laat de regel weg.',
  notEnough: 'Hiervan is nu niet genoeg op voorraad.',
  noPart: (quantity: number, unit: string) =>
    `${quantity < 1 ? `Een halve ${unit}` : `${dutchNumber(quantity)} ${unit}`} bestaat niet van dit artikel: alleen hele.`,
  articleFor: (text: string) => `Artikel voor ‘${text}’`,
  chooseArticle: 'Kies een artikel…',
  chooseFirst: 'Kies eerst een artikel.',
  other: 'Een ander artikel zoeken…',
  had: (times: number, listed: boolean) =>
    times > 0 ? ` – ${dutchNumber(times)}× besteld` : listed ? ' – op uw bestellijst' : '',
  notUnderstood: 'Dit herkennen wij niet. Zoek het artikel zelf, of laat de regel weg.',
  otherUnit: (unit: string) =>
    unit === ''
      ? 'Dit is niet precies het aantal dat u schreef.'
      : `Niet te bestellen per ‘${unit}’: dit komt het dichtst in de buurt.`,
  noQuantity: 'U schreef geen aantal: dit is wat gebruikelijk is.',
  takeLine: 'Overnemen',
  dropLine: 'Weglaten',
  list: 'Uw regels',
  empty: 'Nog geen regels',
  emptyText: 'Wat u typt, scant of plakt, verschijnt hier om na te kijken.',
  unitOf: (name: string) => `Verpakking van ${name}`,
  remove: (name: string) => `${name} weghalen`,
  clear: 'Alles weghalen',
  subtotal: (n: number) => `${lines(n)} · subtotaal`,
  count: (n: number) => lines(n),
  toCart: (n: number) => `${lines(n)} in winkelwagen`,
  added: (n: number) => `${lines(n)} in uw winkelwagen.`,
  noneAdded: 'Er is niets in uw winkelwagen gelegd.',
  refused: (n: number) => `${lines(n)} niet: hieronder staat waarom.`,
} as const;
