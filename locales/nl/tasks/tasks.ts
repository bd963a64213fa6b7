import type { TaskKind, TaskStatus } from '@toonbank/contract';

/** Subjects of a task, as a customer reads them. */
export const taskKindNames: Readonly<Record<TaskKind, string>> = {
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

export const taskStatuses = {
  open: { text: 'open', tone: 'info' },
  answered: { text: 'beantwoord', tone: 'brand' },
  solved: { text: 'opgelost', tone: 'success' },
} as const satisfies Record<TaskStatus, { text: string; tone: string }>;

/** The list of questions and reports. */
export const tasks = {
  title: 'Taken',
  lead: 'Uw vragen en meldingen, met onze antwoorden. Uw collega’s zien ze ook.',
  leadAlone: 'Uw vragen en meldingen, met onze antwoorden.',
  ask: 'Nieuwe vraag',
  views: 'Welke vragen',
  viewNames: {
    all: 'Alles',
    unread: 'Ongelezen',
    open: 'Open',
    answered: 'Beantwoord',
    solved: 'Opgelost',
  },
  search: 'Tekst, artikel of nummer',
  from: 'Gesteld door',
  fromCompany: 'Iedereen',
  fromMe: 'Mij',
  found: (n: number) => `${n} ${n === 1 ? 'vraag' : 'vragen'}`,
  unread: 'ongelezen',
  unreadCount: (n: number) => `${n} ongelezen`,
  askedBy: (name: string) => `gesteld door ${name}`,
  askedByYou: 'gesteld door u',
  /** The number by which mails and the shop name the task. */
  number: (id: number) => `Vraag ${id}`,
  lastMessage: 'laatste bericht',
  promise: (moment: string) => `Antwoord vóór ${moment}`,
  markRead: 'Markeer als gelezen',
  markUnread: 'Markeer als ongelezen',
  /** Distinguishes the button from the same button in another row. */
  of: (title: string) => `: ${title}`,
  aboutMore: (n: number) => `en ${n} meer`,
  empty: {
    title: 'Nog geen vragen',
    text: 'Stel hier een vraag of meld een probleem. U ziet ons antwoord op deze pagina en krijgt het ook per e-mail.',
    filteredTitle: 'Geen vragen gevonden',
    filtered: 'Er zijn geen vragen met deze zoekopdracht.',
    noUnreadTitle: 'Alles is gelezen',
    noUnread: 'Er zijn geen vragen met een antwoord dat u nog niet hebt gelezen.',
    all: 'Alle vragen tonen',
  },
} as const;

/** The card of the account's overview. */
export const taskOverview = {
  title: 'Vragen en meldingen',
  all: 'Alle vragen',
  none: 'U hebt geen open vragen.',
  unread: (n: number) =>
    n === 1 ? '1 vraag heeft een nieuw antwoord.' : `${n} vragen hebben een nieuw antwoord.`,
} as const;
