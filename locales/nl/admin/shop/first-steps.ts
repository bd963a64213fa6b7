import type { FirstStep } from '@toonbank/contract';

interface StepWords {
  title: string;
  /** `missing`: 0 where it is not known how many. */
  todo: (missing: number) => string;
  /** `count`: of what is there; 0 where nothing was counted. */
  done: (count: number) => string;
  /** On the link to the page where it is done. */
  action: string;
  /** Instead, on the link of a step that is begun and lacks something. */
  goOn?: string;
}

const shown = (count: number) => count.toLocaleString('nl-NL');
const of = (count: number, one: string, more: string) => `${shown(count)} ${count === 1 ? one : more}`;

/** The steps that open a new shop, on the overview. */
export const firstStepWords: Record<FirstStep, StepWords> = {
  groups: {
    title: 'Groepen',
    todo: () => 'Maak eerst de groepen waarin uw artikelen staan. Een bestand maakt er nooit zelf een.',
    done: (count) => of(count, 'groep', 'groepen'),
    action: 'Groepen maken',
  },
  products: {
    title: 'Artikelen',
    todo: (missing) =>
      missing === 0
        ? 'Importeer uw artikelen met hun prijs uit een werkblad. Zonder ‘ja’ bij Actief staan ze nog niet in de winkel.'
        : `${of(missing, 'artikel heeft', 'artikelen hebben')} een eenheid van € 0,00. Vul de prijs in, anders bestelt een klant voor niets.`,
    done: (count) => of(count, 'artikel in de winkel', 'artikelen in de winkel'),
    action: 'Artikelen importeren',
    goOn: 'Bekijk welke',
  },
  stock: {
    title: 'Voorraad',
    todo: () => 'Nieuwe artikelen beginnen op 0 en zijn dan niet te bestellen. Importeer wat er ligt.',
    done: () => 'Er is voorraad.',
    action: 'Voorraad importeren',
  },
  price_lists: {
    title: 'Prijslijsten',
    todo: (missing) =>
      missing === 0
        ? 'Heeft elke klant dezelfde prijzen? Dan kunt u dit overslaan. Maak anders een prijslijst, en importeer daarna de prijzen.'
        : `${of(missing, 'prijslijst heeft', 'prijslijsten hebben')} nog geen prijzen. Importeer ze, of sla dit over als elke klant dezelfde prijzen heeft.`,
    done: (count) =>
      count === 0
        ? 'Er zijn prijsafspraken met klanten.'
        : of(count, 'prijslijst met prijzen', 'prijslijsten met prijzen'),
    action: 'Naar Prijslijsten',
    goOn: 'Prijzen importeren',
  },
  customers: {
    title: 'Klanten',
    todo: () =>
      'Importeer uw klanten. Zij krijgen nog geen mail: ieder kiest zelf een wachtwoord zodra u het zegt.',
    done: (count) => of(count, 'klant', 'klanten'),
    action: 'Klanten importeren',
  },
  company: {
    title: 'Bedrijfsgegevens en contact',
    todo: (missing) =>
      `${of(missing, 'gegeven is', 'gegevens zijn')} nog een voorbeeld. Ze staan op facturen en in mails.`,
    done: () => 'Adres, telefoon, KvK, btw en IBAN zijn ingevuld.',
    action: 'Gegevens invullen',
  },
  pages: {
    title: 'Voorwaarden en andere pagina’s',
    todo: (missing) =>
      `${of(missing, 'pagina waar de winkel naar verwijst, staat', 'pagina’s waar de winkel naar verwijst, staan')} nog niet online. Vul de concepten aan en publiceer ze.`,
    done: () => 'Elke pagina waar de winkel naar verwijst, staat online.',
    action: 'Pagina’s aanvullen',
  },
  site: {
    title: 'Logo en vaste gegevens',
    todo: (missing) =>
      `${of(missing, 'vast gegeven op de site is', 'vaste gegevens op de site zijn')} nog een voorbeeld. De beheerder van de server vult ze in, en zet er uw logo bij.`,
    done: () => 'De vaste gegevens op de site zijn ingevuld.',
    action: 'Bekijk welke',
  },
  pictures: {
    title: 'Foto’s',
    todo: (missing) =>
      missing === 0
        ? 'Zet de foto’s in een ZIP met het artikelnummer als naam.'
        : `${of(missing, 'artikel heeft', 'artikelen hebben')} nog geen eigen foto. Zet ze in een ZIP met het artikelnummer als naam.`,
    done: () => 'Elk artikel heeft een eigen foto.',
    action: 'Foto’s importeren',
  },
  payment: {
    title: 'Online betalen',
    todo: () =>
      'Er komt nog geen geld binnen. De beheerder van de server stelt de sleutel van de betaaldienst in.',
    done: () => 'Betalingen komen echt binnen.',
    action: 'Bekijk de Winkelcheck',
  },
  mail: {
    title: 'Mail',
    todo: () => 'Er gaat nog geen mail de deur uit. De beheerder van de server stelt een mailserver in.',
    done: () => 'De mailserver is ingesteld.',
    action: 'Bekijk de Winkelcheck',
  },
  order: {
    title: 'Proefbestelling',
    todo: () =>
      'Bestel één artikel, zoals een klant dat doet. In een zakelijke winkel logt u eerst in als een van uw klanten.',
    done: (count) => of(count, 'bestelling', 'bestellingen'),
    action: 'Naar de winkel',
  },
};

export const firstStepsWords = {
  title: 'Uw winkel openen',
  lead: 'Van een lege winkel naar de eerste bestelling, van boven naar beneden.',
  guide: 'Lees de uitleg: Eerste winkel',
  progress: (done: number, total: number) => `${done} van ${total} gedaan`,
  done: 'Gedaan: ',
  sample: (kind: string) => `Voorbeeld: ${kind} (CSV)`,
  putAway: 'Wegleggen',
  show: 'Tonen',
} as const;
