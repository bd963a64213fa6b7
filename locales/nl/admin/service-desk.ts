import type {
  AboutKind,
  CannedPlaceholder,
  DeskView,
  ShortageProblem,
  TaskEvent,
  TaskKind,
  TaskStatus,
  TaskWay,
} from '@toonbank/contract';

export const taskKindNames: Record<TaskKind, string> = {
  service: 'Service',
  question: 'Algemene vraag',
  ordering: 'Bestellen',
  delivery: 'Levering',
  help: 'Bestelhulp',
  sourcing: 'Inkoop op maat',
  shortage: 'Manco of schade',
  return: 'Retour',
  price: 'Prijs',
  invoice: 'Factuur',
  recurring: 'Herhaalorder',
  label: 'Kastlabel',
  partner: 'Service van een partner',
};

export const taskStatusNames: Record<TaskStatus, string> = {
  open: 'Wacht op antwoord',
  answered: 'Beantwoord',
  solved: 'Opgelost',
};

export const aboutKindNames: Record<AboutKind, string> = {
  order: 'Bestelling',
  order_line: 'Regel van een bestelling',
  delivery_note: 'Pakbon',
  delivery_line: 'Regel van een pakbon',
  invoice: 'Factuur',
  invoice_line: 'Regel van een factuur',
  product: 'Artikel',
  label: 'Kastlabel',
  recurring: 'Herhaalorder',
  partner: 'Partner',
};

export const shortageNames: Record<ShortageProblem, string> = {
  missing: 'ontbreekt',
  damaged: 'beschadigd',
  wrong: 'verkeerd artikel',
};

const viewNames: Record<DeskView, string> = {
  waiting: 'Wacht op antwoord',
  mine: 'Van mij',
  answered: 'Beantwoord',
  solved: 'Opgelost',
  all: 'Alle',
};

const emptyViews: Record<DeskView, { title: string; text: string }> = {
  waiting: {
    title: 'Alles is beantwoord',
    text: 'Nieuwe vragen van klanten staan hier, de dringendste bovenaan.',
  },
  mine: { title: 'U hebt geen vragen', text: 'Vragen die u op u neemt of krijgt toegewezen, staan hier.' },
  answered: { title: 'Er is niets beantwoord', text: 'Vragen waarop de klant kan reageren, staan hier.' },
  solved: { title: 'Nog niets opgelost', text: 'Afgeronde vragen vindt u hier terug.' },
  all: { title: 'Nog geen vragen', text: 'Zodra een klant iets vraagt of meldt, staat het hier.' },
};

/** `Taken`: the list. */
export const deskListWords = {
  title: 'Taken',
  lead: 'Vragen en meldingen van klanten. Wat het eerst beantwoord moet zijn, staat bovenaan.',
  which: 'Welke vragen',
  views: viewNames,
  counted: (name: string, count: number) => `${name} (${count})`,
  search: 'Zoeken',
  searchHint: 'Titel, klant, nummer of tekst',
  kind: 'Onderwerp',
  allKinds: 'Alle onderwerpen',
  number: 'Nummer',
  question: 'Vraag',
  customer: 'Klant',
  promise: 'Antwoord vóór',
  before: (moment: string) => `vóór ${moment}`,
  assigned: 'Toegewezen aan',
  nobody: 'Niemand',
  late: 'Te laat',
  lastMessage: 'Laatste bericht',
  more: (count: number) => `en nog ${count}`,
  empty: emptyViews,
  nothingFound: 'Niets gevonden',
  nothingFoundText: 'Zoek op iets anders, of kies een ander onderwerp.',
  caption: 'Vragen van klanten',
} as const;

export const taskEventTexts: Record<TaskEvent, string> = {
  solved: 'noteerde dat de vraag is opgelost',
  reopened: 'heropende de vraag',
  promised: 'wijzigde het beloofde moment',
  credited: 'crediteerde',
  redelivered: 'beloofde nalevering',
};

export const taskWayNames: Record<TaskWay, string> = {
  web: '',
  link: 'via de link in een e-mail',
  mail: 'per e-mail',
};

/** One task. */
export const deskTaskWords = {
  title: (id: number) => `Vraag ${id}`,
  back: 'Alle taken',
  absent: 'Deze vraag bestaat niet',
  absentText: 'Het nummer klopt niet, of de vraag is verwijderd.',
  loading: 'De vraag wordt geladen',
  thread: 'Berichten',
  shop: 'Wij',
  note: 'Interne notitie',
  noteHint: 'Alleen collega’s lezen dit.',
  photo: (at: number, of: number) => `Foto ${at} van ${of}`,
  about: 'Waar het over gaat',
  orderNumber: (number: string) => `bestelling ${number}`,
  quantity: (count: number, unit: string) => `${count} × ${unit.replace(/^per /, '') || 'stuk'}`,
  customer: 'Klant',
  name: 'Naam',
  customerNumber: 'Klantnummer',
  person: 'Contactpersoon',
  phone: 'Telefoon',
  email: 'E-mail',
  lookAs: 'Bekijk de winkel als deze klant',
  others: 'Andere vragen van deze klant',
  noOthers: 'Dit is de enige vraag van deze klant.',
  handling: 'Afhandeling',
  promisedBefore: (moment: string) => `Antwoord vóór ${moment}`,
  late: 'Te laat',
  nothingOwed: 'De klant heeft antwoord.',
  changePromise: 'Ander moment beloven',
  promiseDay: 'Dag',
  promiseHour: 'Vóór',
  promiseHint: 'De klant ziet het nieuwe moment bij de vraag en krijgt het per e-mail.',
  promise: 'Beloven',
  cancel: 'Annuleren',
  promiseRefused: 'Dit moment kan niet. Kies een werkdag en een uur dat nog komt.',
  assign: 'Toegewezen aan',
  nobody: 'Niemand',
  toMe: 'Aan mij',
  solve: 'Opgelost',
  solveUnanswered: 'Opgelost, zonder antwoord',
  reopen: 'Heropenen',
  changed: 'Opgeslagen.',
} as const;

/** The box for an answer or a note. */
export const deskAnswerWords = {
  title: 'Antwoord',
  kind: 'Wat u schrijft',
  answer: 'Antwoord aan de klant',
  note: 'Interne notitie',
  text: 'Uw antwoord',
  noteText: 'Uw notitie',
  hint: 'De klant leest dit bij de vraag en krijgt het per e-mail.',
  noteHint: 'Alleen collega’s lezen dit; de klant krijgt het niet.',
  canned: 'Standaardantwoord invoegen',
  choose: 'Kies een standaardantwoord',
  manageCanned: 'Standaardantwoorden beheren',
  photos: 'Foto’s toevoegen',
  photosHint: (max: number) => `Ten hoogste ${max} foto’s.`,
  tooMany: (max: number) => `Er passen ${max} foto’s bij een antwoord. De eerste ${max} zijn bewaard.`,
  removePhoto: (name: string) => `${name} weghalen`,
  retryPhoto: (name: string) => `${name} opnieuw versturen`,
  uploading: 'Wordt verstuurd…',
  retry: 'Opnieuw proberen',
  photoFaults: {
    damaged: 'Deze foto is beschadigd of niet compleet.',
    too_many_pixels: 'Deze foto heeft te veel pixels. Verklein de foto eerst.',
    unknown_type: 'Dit bestand is geen foto die wij kunnen lezen.',
    too_many: 'Er staan te veel foto’s klaar. Verstuur eerst een antwoord.',
  } as Readonly<Record<string, string>>,
  send: 'Beantwoorden',
  sendAndSolve: 'Beantwoorden en oplossen',
  saveNote: 'Notitie opslaan',
  sent: 'Uw antwoord is verstuurd.',
  noted: 'De notitie is opgeslagen.',
  empty: 'Schrijf eerst een tekst.',
  newer:
    'Er is intussen iets bij gekomen; het staat hierboven. Uw tekst staat er nog. Klopt hij nog, verstuur hem dan nogmaals.',
  photosBusy: 'Wacht tot de foto’s zijn verstuurd.',
} as const;

const placeholderTexts: Record<CannedPlaceholder, string> = {
  voornaam: 'de voornaam van de klant',
  taak: 'het nummer van de vraag',
  onderwerp: 'de titel van de vraag',
};

/** `Standaardantwoorden`. */
export const cannedWords = {
  title: 'Standaardantwoorden',
  lead: 'Teksten die u bij een vraag invoegt en daarna nog kunt aanpassen.',
  back: 'Alle taken',
  add: 'Standaardantwoord toevoegen',
  edit: 'Wijzigen',
  remove: 'Verwijderen',
  up: 'Omhoog',
  down: 'Omlaag',
  about: (action: string, title: string) => `${action}: ${title}`,
  newTitle: 'Nieuw standaardantwoord',
  editTitle: 'Standaardantwoord wijzigen',
  name: 'Naam',
  nameHint: 'Zo staat het in de keuzelijst; de klant ziet de naam niet.',
  text: 'Tekst',
  placeholders: Object.entries(placeholderTexts)
    .map(([name, text]) => `{${name}} wordt ${text}`)
    .join(', '),
  save: 'Opslaan',
  cancel: 'Annuleren',
  unknownPlaceholder: 'Tussen accolades staat een gegeven dat wij niet kennen.',
  tooMany: 'Er zijn al zestig standaardantwoorden. Verwijder er eerst een.',
  required: 'Vul dit in.',
  saved: 'Het standaardantwoord is opgeslagen.',
  removed: 'Het standaardantwoord is verwijderd.',
  removeTitle: 'Standaardantwoord verwijderen?',
  removeText: (title: string) =>
    `‘${title}’ verdwijnt uit de keuzelijst. Verstuurde antwoorden blijven staan.`,
  none: 'Nog geen standaardantwoorden',
  noneText: 'Leg vast wat u vaker schrijft, zoals wanneer een nalevering komt.',
} as const;
