import { dutchNumber } from '../../../lib/dutch-number';
import { countOf, timesUnit } from '../product/units';

type Fault = 'unfinished' | 'fraction' | 'unclear' | 'negative' | 'large';
type Sum = readonly { quantity: number; desc: string }[];

const lines = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'regel' : 'regels'}`;
const counts = (n: number) => `${dutchNumber(n)} ${n === 1 ? 'telling' : 'tellingen'}`;
const joined = (texts: readonly string[]) =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} en ${texts.at(-1)}`;

/** The page on which a list is counted. */
export const counting = {
  title: (list: string) => `${list} tellen`,
  name: 'Voorraad tellen',
  side: 'Invoer',
  pause: 'Pauze',
  pauseHint: 'Wat u telde, staat bewaard. Ga later verder, hier of op een ander apparaat.',
  loading: 'De telling wordt geopend…',
  progress: (done: number, of: number) => `${dutchNumber(done)} van ${dutchNumber(of)} geteld`,

  places: 'Plekken',
  nowhere: 'Zonder vaste plek',
  step: (at: number, of: number) => `${at} van ${of}`,
  previousPlace: 'Vorige plek',
  nextPlace: 'Volgende plek',
  choosePlace: 'Plek kiezen:',
  placeOption: (place: string, done: number, of: number) => `${place} (${done}/${of})`,
  addPlace: 'Plek toevoegen',
  placeName: 'Naam van de plek',
  placeHint: 'Bijvoorbeeld: kelder, bar of stelling 3',
  placeTaken: 'Deze plek is er al.',
  placeEnd: (place: string) => `${place} is klaar`,
  placeLeft: (place: string, open: number) => `${place}: nog ${lines(open)} niet geteld`,
  onward: (place: string) => `Verder naar ${place}`,
  emptyPlace: 'Aan deze plek is nog niets toegewezen. Scan wat u hier vindt, dan staat het hier.',

  lines: (place: string) => `Wat er staat: ${place}`,
  notCounted: 'Nog niet geteld',
  count: (name: string) => `${name} tellen`,
  article: (code: string) => `Art. ${code}`,
  typed: (text: string) => `Getypt, nog niet ingevoerd: ${text}`,
  units: (parts: Sum) => parts.map(({ quantity, desc }) => timesUnit(quantity, desc)).join(' + '),
  pieces: (count: number, unit: string) => countOf(count, unit),
  equals: (count: number, unit: string) => `= ${countOf(count, unit)}`,

  quantity: (name: string) => `Aantal van ${name}`,
  unit: 'Eenheid',
  unitContent: (content: number, unit: string) => countOf(content, unit),
  now: (count: number) => `Nu ${dutchNumber(count)}. Begin met + of − om bij te tellen.`,
  example: 'Een som mag ook: 2×12+5',
  result: (count: number) => `= ${dutchNumber(count)}`,
  faults: {
    unfinished: 'De som is nog niet af: er hoort nog een getal achter.',
    fraction: 'Tel in hele aantallen, zonder komma of punt.',
    unclear: 'Dit is geen aantal. Gebruik cijfers met ×, + en −, zoals 2×12+5.',
    negative: 'Dit komt onder nul uit. Minder dan niets kan er niet staan.',
    large: 'Dit is te veel: tel tot en met 1.000.000.',
  } satisfies Record<Fault, string>,
  keys: 'Toetsen',
  erase: 'Wissen',
  times: 'Keer',
  plus: 'Plus',
  minus: 'Min',
  next: 'Volgende',
  skip: 'Overslaan',
  zero: 'Niets: 0',
  close: 'Toetsen sluiten',

  /** For screen readers, after an entry. */
  spoken: (name: string, quantity: number, desc: string) => `${name}: ${timesUnit(quantity, desc)}`,

  first: 'Eerste telling van dit artikel',
  before: (last: number, unit: string) => `Vorige keer ${countOf(last, unit)} op deze plek`,
  difference: (last: number, delivered: number, waste: number, used: number) =>
    [
      `Vorige keer ${dutchNumber(last)}`,
      ...(delivered > 0 ? [`sindsdien ${dutchNumber(delivered)} geleverd`] : []),
      ...(waste > 0 ? [`${dutchNumber(waste)} weggegooid`] : []),
      used >= 0 ? `verbruikt ${dutchNumber(used)}` : `${dutchNumber(-used)} meer dan verwacht`,
    ].join(' · '),

  scan: 'Scannen',
  camera: 'Camera',
  stopCamera: 'Camera uit',
  cameraHint:
    'Houd de streepjescode in beeld. Elke scan telt één. Een handscanner werkt overal op deze pagina.',
  typeCode: 'Code typen',
  code: 'Code of artikelnummer',
  enterCode: 'Tellen',
  sound: 'Geluid',
  closeResult: 'Melding sluiten',
  plusOne: (desc: string) => `+1 ${desc.replace(/^per /, '')}`,
  unknown: (code: string) => `Onbekende code ${code}`,
  unknownKept: (count: number) =>
    `Bewaard als onbekend (${dutchNumber(count)}). Koppel hem aan een artikel, nu of later.`,
  elsewhere: (name: string, place: string) =>
    place === '' ? `${name} heeft geen vaste plek` : `${name} hoort bij ${place}`,
  elsewhereText: 'Er is nog niets geteld.',
  otherList: (name: string) => `${name} staat niet op deze lijst`,
  otherListText: 'De code is bewaard als onbekend. U kunt het hier toch tellen.',
  countHere: 'Hier tellen',
  goTo: (place: string) => `Naar ${place}`,

  latest: 'Laatst ingevoerd',
  noneYet: 'Wat u invoert of scant, ziet u hier en kunt u terugnemen.',
  undo: 'Terug',
  undoOf: (what: string) => `Terug: ${what}`,
  undone: (what: string) => `Teruggenomen: ${what}`,
  added: (quantity: number) => (quantity < 0 ? `−${dutchNumber(-quantity)}` : `+${dutchNumber(quantity)}`),
  set: (quantity: number) => dutchNumber(quantity),
  settled: 'samengevoegd',
  total: (entries: number) => `${counts(entries)} ingevoerd`,

  unknownTitle: (codes: number) =>
    `${dutchNumber(codes)} ${codes === 1 ? 'onbekende code' : 'onbekende codes'}`,
  unknownRow: (count: number) => `Onbekend (${dutchNumber(count)})`,
  askText: 'Weet u niet wat het is? De code blijft in de telling staan.',
  ask: 'Vraag het de winkel',
  link: 'Koppelen',
  linkOf: (code: string) => `Code ${code} koppelen`,
  linkTitle: (code: string) => `Wat is ${code}?`,
  linkText: 'De winkel onthoudt de code voor uw volgende tellingen.',
  linkAs: (name: string, desc: string) => `${name}, ${desc}`,
  findProduct: 'Zoek op naam of artikelnummer',
  noProduct: 'Geen artikel op deze lijst heet zo.',
  linked: (code: string, name: string) => `${code} is nu ${name}`,

  shared: (people: readonly { name: string; quantity: string }[], total: string) =>
    `${joined(people.map(({ name, quantity }) => `${name} telde ${quantity}`))}: samen ${total}`,
  you: 'u',
  other: 'een ander apparaat',
  double: 'Telt dubbel?',
  doubleOf: (name: string) => `Telt ${name} dubbel?`,
  doubleText: 'Kies welke telling geldt. De andere vervalt.',
  together: (total: string) => `Nee, samen ${total}`,
  onlyYours: (quantity: string) => `Alleen die van u: ${quantity}`,
  onlyOf: (name: string, quantity: string) => `Alleen die van ${name}: ${quantity}`,

  saved: 'Alles is verstuurd',
  sending: 'Bezig met versturen…',
  unsent: (n: number, since: string) => `${counts(n)} nog niet verstuurd (sinds ${since})`,
  trouble: {
    offline: 'Geen bereik: alles wordt op deze telefoon bewaard',
    server: 'De winkel is even niet bereikbaar: alles staat op deze telefoon',
    signed_out: 'U bent uitgelogd. Uw tellingen staan op deze telefoon en gaan mee zodra u weer inlogt',
    refused: 'De winkel nam deze tellingen niet aan. Ze blijven op deze telefoon staan',
  },
  finishing: 'De vorige telling is afgerond en wordt nog verstuurd. Wat u nu telt, is een nieuwe.',
  retry: 'Opnieuw versturen',
  notStored:
    'Dit is niet bewaard: deze browser slaat niets op. Houd deze pagina open tot alles verstuurd is.',

  finish: 'Afronden',
  finishTitle: 'Telling afronden',
  finishAll: 'Alles is geteld.',
  finishLeft: (n: number) => `${lines(n)} niet geteld. Is er niets van, of slaat u het over?`,
  leftOf: (name: string) => `${name} is niet geteld`,
  leave: 'Overslaan',
  none: '0',
  allNone: 'Alles op 0',
  allLeave: 'Alles overslaan',
  finishUnknown: (n: number) =>
    `${dutchNumber(n)} ${n === 1 ? 'onbekende code blijft' : 'onbekende codes blijven'} in de telling staan; u kunt ze ook straks nog koppelen.`,
  note: 'Opmerking',
  noteHint: 'Bijvoorbeeld: achterste schap niet bij kunnen komen',
  finishNow: 'Afronden',
  back: 'Verder tellen',
  keptTitle: 'De telling is afgerond',
  kept: 'Er is nu geen bereik. De telling staat op deze telefoon en wordt verstuurd zodra er bereik is. Open daarvoor deze pagina nog een keer.',
  finishFailed: 'Afronden lukte niet: deze browser kon het niet bewaren. Probeer het nog een keer.',
  toResult: 'Naar het resultaat',
  toOverview: 'Naar uw tellingen',

  absent: 'Deze lijst staat nog niet op deze telefoon',
  absentText: 'U hebt nu geen bereik. Open de lijst één keer met bereik; daarna telt u ook zonder.',
  signedOut: 'Log in om te tellen',
  signedOutText: 'Wat u op dit apparaat al telde, blijft staan.',
  logIn: 'Inloggen',
  failed: 'De telling kon niet worden geopend',
  again: 'Opnieuw proberen',
  empty: 'Op deze lijst staat niets dat u kunt tellen',
  emptyText: 'Zet artikelen op de lijst die nog leverbaar zijn, en begin dan opnieuw.',
  toList: 'Naar de bestellijst',
} as const;
