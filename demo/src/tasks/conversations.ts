import type { ShortageProblem, TaskKind, TaskStatus } from '@toonbank/contract';

/** The facts that a demo conversation names. */
export interface Bought {
  orderNumber: string;
  noteNumber: string;
  invoiceNumber: string;
  /** Two lines of the order; the quantity is in its unit. */
  lines: [BoughtLine, BoughtLine];
}

export interface BoughtLine {
  name: string;
  unit: string;
}

export interface DemoMessage {
  by: 'asker' | 'shop';
  /** Age in working hours. */
  hoursAgo: number;
  text: string;
  photo?: true;
}

/** A conversation; the author of its last message determines the state. */
export interface DemoTask {
  kind: TaskKind;
  title: string;
  /** Whether the colleague asked it, at companies that have one. */
  byColleague?: true;
  status: TaskStatus;
  /** Whether the shop's last message is unread. */
  unread?: true;
  assigned?: true;
  about: 'shortage' | 'product' | 'order' | 'invoice' | 'recurring' | 'none';
  /** Problem per line of a shortage. */
  problems?: [ShortageProblem, ShortageProblem];
  messages: [DemoMessage, ...DemoMessage[]];
}

const plain = (unit: string): string => unit.replace(/^per /, '');

function shortage({ noteNumber, lines: [first, second] }: Bought, consumer = false): DemoTask {
  return {
    kind: 'shortage',
    title: consumer ? 'Pakket niet compleet en nat geworden' : `Manco en schade op pakbon ${noteNumber}`,
    status: 'answered',
    unread: true,
    assigned: true,
    about: 'shortage',
    problems: ['missing', 'damaged'],
    messages: [
      {
        by: 'asker',
        hoursAgo: 26,
        text: `Bij het uitpakken misten wij 1 ${plain(first.unit)} ${first.name}. Van ${second.name} was de onderkant van de doos nat en gescheurd; zie de foto.`,
        photo: true,
      },
      {
        by: 'shop',
        hoursAgo: 3,
        text: `Wat vervelend, en dank voor de foto. U kunt de natte doos weggooien. Wilt u voor beide regels een creditnota, of sturen wij ze mee met uw volgende levering?`,
      },
    ],
  };
}

const price = ({ lines: [first] }: Bought): DemoTask => ({
  kind: 'price',
  title: 'Prijs bij een vaste afname per maand',
  status: 'open',
  about: 'product',
  messages: [
    {
      by: 'asker',
      hoursAgo: 2,
      text: `Wij nemen ${first.name} nu elke twee weken af. Is er een betere prijs mogelijk als wij een vaste hoeveelheid per maand afspreken?`,
    },
  ],
});

const delivery = ({ orderNumber }: Bought): DemoTask => ({
  kind: 'delivery',
  title: 'Leveren via de achterdeur',
  status: 'solved',
  about: 'order',
  messages: [
    {
      by: 'asker',
      hoursAgo: 400,
      text: `De chauffeur stond met bestelling ${orderNumber} bij de hoofdingang. Kan hij voortaan achterom, bij de laaddeur? Voor tien uur is daar iemand.`,
    },
    {
      by: 'shop',
      hoursAgo: 394,
      text: 'Dat kan. Wij hebben de laaddeur en de tijd bij uw adres gezet; de chauffeur ziet het bij de volgende levering op zijn lijst.',
    },
    { by: 'asker', hoursAgo: 300, text: 'Vanmorgen ging het goed. Dank u wel.' },
  ],
});

const invoice = ({ invoiceNumber }: Bought): DemoTask => ({
  kind: 'invoice',
  title: `Inkoopnummer op factuur ${invoiceNumber}`,
  byColleague: true,
  status: 'answered',
  about: 'invoice',
  messages: [
    {
      by: 'asker',
      hoursAgo: 60,
      text: 'Onze administratie wil ons inkoopnummer op elke factuur zien. Hoe geven wij dat door bij het bestellen?',
    },
    {
      by: 'shop',
      hoursAgo: 55,
      text: 'Vul het in bij “Uw referentie” in de winkelwagen. Het staat dan op de orderbevestiging, de pakbon en de factuur. Een factuur die al gemaakt is, kunnen wij niet meer veranderen.',
    },
  ],
});

const fits = ({ lines: [first] }: Bought): DemoTask => ({
  kind: 'question',
  title: 'Past dit op mijn houder?',
  status: 'open',
  about: 'product',
  messages: [
    {
      by: 'asker',
      hoursAgo: 2,
      text: `Past ${first.name} ook op een houder van een ander merk? De binnenmaat van mijn houder is 14 centimeter.`,
    },
  ],
});

const openShortage = ({ noteNumber, lines: [first, second] }: Bought): DemoTask => ({
  kind: 'shortage',
  title: `Te weinig geleverd op pakbon ${noteNumber}`,
  status: 'open',
  about: 'shortage',
  problems: ['missing', 'damaged'],
  messages: [
    {
      by: 'asker',
      hoursAgo: 4,
      text: `Er ontbreekt 1 ${plain(first.unit)} ${first.name}, en de verpakking van ${second.name} lekt.`,
      photo: true,
    },
  ],
});

const recurring = (): DemoTask => ({
  kind: 'recurring',
  title: 'Herhaalorder een dag later',
  status: 'answered',
  about: 'recurring',
  messages: [
    {
      by: 'asker',
      hoursAgo: 90,
      text: 'Onze balie is op maandag voortaan dicht. Kan de weekbestelling op dinsdag komen?',
    },
    {
      by: 'shop',
      hoursAgo: 84,
      text: 'Ja. Kies bij de herhaalorder een dinsdag als eerste dag, dan volgen de andere vanzelf. Lukt het niet, dan zetten wij het voor u om.',
    },
  ],
});

/** The conversations of a shop's buyer, newest first. */
export const ofBuyer = (bought: Bought, consumer: boolean): DemoTask[] =>
  consumer
    ? [fits(bought), shortage(bought, true)]
    : [price(bought), shortage(bought), invoice(bought), delivery(bought)];

/** The conversations of the counter's user. */
export const ofCounter = (bought: Bought): DemoTask[] => [openShortage(bought), recurring()];
