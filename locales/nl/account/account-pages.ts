import type { AccountPage, accountMenu } from '@/lib/urls/account-urls';
import { listOverview } from '../order-lists/order-list-pages';
import { quickOrder } from '../quick-order';
import { recurring } from '../recurring-orders';
import { queue, shelfLabels } from '../shelf-labels';
import { stockCount } from '../stock-count/pages';
import { waste } from '../stock-count/waste';
import { tasks } from '../tasks/tasks';
import { orders } from './account';
import { bought } from './bought-before';
import { salesAnalysis } from './sales-analysis';

/** Names of the pages in the account's menu; most are also the page's heading and title. */
export const accountPageNames: Readonly<Record<AccountPage, string>> = {
  overview: 'Overzicht',
  orders: orders.title,
  tasks: tasks.title,
  lists: listOverview.title,
  stockCount: stockCount.title,
  requests: queue.menu,
  labels: shelfLabels.title,
  waste: waste.title,
  recurring: recurring.title,
  quick: quickOrder.title,
  bought: bought.title,
  analysis: salesAnalysis.title,
  invoices: 'Facturen',
  deliveryNotes: 'Pakbonnen',
  confirmations: 'Orderbevestigingen',
  agreements: 'Prijsafspraken',
  details: 'Gegevens',
};

/** Headings of the groups in the account's menu. */
export const accountMenuGroups: Readonly<Record<keyof typeof accountMenu, string>> = {
  ordering: 'Bestellen',
  stock: 'Voorraad',
  documents: 'Administratie',
  account: 'Account',
};

export const invoices = {
  number: 'Factuur',
  order: 'Bestelling',
  date: 'Factuurdatum',
  due: 'Vervaldatum',
  total: 'Totaal incl. btw',
  open: 'Openstaand',
  state: 'Status',
  search: 'Factuur, creditnota, bestelling of referentie',
  anyState: 'Alle',
  states: {
    open: { text: 'openstaand', tone: 'info' },
    overdue: { text: 'vervallen', tone: 'danger' },
    paid: { text: 'betaald', tone: 'success' },
    credited: { text: 'gecrediteerd', tone: 'neutral' },
    balance: { text: 'tegoed', tone: 'info' },
    settled: { text: 'verrekend', tone: 'neutral' },
  },
  filters: { open: 'openstaand', overdue: 'vervallen', paid: 'betaald', credit_note: 'creditnota’s' },
  ofInvoice: (number: string) => `creditnota bij ${number}`,
  found: (n: number) => `${n} ${n === 1 ? 'factuur' : 'facturen'}`,
  foundAll: (n: number) => `${n} ${n === 1 ? 'factuur of creditnota' : 'facturen en creditnota’s'}`,
  balance: (amount: string) => `, na aftrek van ${amount} tegoed`,
  openTotal: 'Totaal openstaand',
  overdueTotal: 'Waarvan vervallen',
  inclVat: 'incl. btw',
  csv: 'Downloaden als CSV',
  empty: {
    title: 'Nog geen facturen',
    text: 'Zodra een bestelling is geleverd, vindt u hier de factuur.',
    filteredTitle: 'Geen facturen gevonden',
    filtered: 'Geen facturen met deze zoekopdracht.',
    clear: 'Alle facturen tonen',
    action: 'Naar bestellingen',
  },
  columns: [
    'Factuurnummer',
    'Factuurdatum',
    'Vervaldatum',
    'Bestelnummer',
    'Referentie',
    'Bedrag excl. btw',
    'Btw',
    'Bedrag incl. btw',
    'Openstaand',
    'Status',
    'Bij factuur',
  ],
} as const;

export const deliveryNotes = {
  number: 'Pakbon',
  delivered: 'Geleverd op',
  none: 'Nog niet beschikbaar',
  problem: 'Niet in orde?',
  empty: { title: 'Nog geen pakbonnen', text: 'Zodra een bestelling is geleverd, vindt u hier de pakbon.' },
} as const;

export const confirmations = {
  number: 'Orderbevestiging',
  empty: {
    title: 'Nog geen orderbevestigingen',
    text: 'Van elke bestelling die u plaatst, vindt u hier de bevestiging.',
  },
} as const;

export const agreements = {
  product: 'Artikel',
  price: 'Uw prijs',
  listPrice: 'Lijstprijs',
  saving: 'Voordeel',
  from: 'Vanaf',
  until: 'T/m',
  state: 'Status',
  states: {
    running: { text: 'loopt', tone: 'success' },
    ending: { text: 'loopt af', tone: 'warning' },
    future: { text: 'gaat nog in', tone: 'info' },
  },
  exclVat: 'Alle prijzen zijn excl. btw, per verpakking.',
  perUnit: 'Alle prijzen zijn per verpakking.',
  found: (n: number) => `${n} ${n === 1 ? 'prijsafspraak' : 'prijsafspraken'}`,
  print: 'Afdrukken (PDF)',
  search: 'Artikel of artikelnummer',
  empty: {
    title: 'Geen prijsafspraken',
    text: 'Bestelt u iets vaak of veel? Vraag ons om een vaste prijs.',
    filteredTitle: 'Geen prijsafspraken gevonden',
    filtered: 'Geen prijsafspraken met deze zoekopdracht.',
    clear: 'Alle prijsafspraken tonen',
  },
} as const;
