import { idAtEnd } from '../routing/id-at-end.ts';
import { ORDER_LISTS } from './order-list-urls.ts';
import { QUICK_ORDER } from './page-urls.ts';
import { STOCK_COUNT } from './stock-count-urls.ts';

/** Addresses of the account and its documents: plain links, so that documents open in a new window without a script. */
export const ACCOUNT = '/nl/mijn-account';
export const FORGOT_PASSWORD = '/nl/wachtwoord-vergeten';
export const ORDERS = `${ACCOUNT}/bestellingen`;
export const INVOICES = `${ACCOUNT}/facturen`;
export const DELIVERY_NOTES = `${ACCOUNT}/pakbonnen`;
export const CONFIRMATIONS = `${ACCOUNT}/orderbevestigingen`;
export const AGREEMENTS = `${ACCOUNT}/prijsafspraken`;
export const BOUGHT = `${ACCOUNT}/eerder-besteld`;
export const DETAILS = `${ACCOUNT}/gegevens`;
export const RECURRING = `${ACCOUNT}/herhaalorders`;
export const SHELF_LABELS = `${ACCOUNT}/kastlabels`;
export const SHELF_REQUESTS = `${ACCOUNT}/aanvragen`;
export const TASKS = `${ACCOUNT}/taken`;
export const WASTE = `${ACCOUNT}/voorraadtelling/verspilling`;
export const SALES_ANALYSIS = `${ACCOUNT}/verkoopanalyse`;

/** The pages of the account's menu, each with its address. */
export const accountPages = {
  overview: ACCOUNT,
  orders: ORDERS,
  lists: ORDER_LISTS,
  quick: QUICK_ORDER,
  bought: BOUGHT,
  recurring: RECURRING,
  stockCount: STOCK_COUNT,
  requests: SHELF_REQUESTS,
  labels: SHELF_LABELS,
  waste: WASTE,
  invoices: INVOICES,
  deliveryNotes: DELIVERY_NOTES,
  confirmations: CONFIRMATIONS,
  agreements: AGREEMENTS,
  analysis: SALES_ANALYSIS,
  tasks: TASKS,
  details: DETAILS,
} as const;

export type AccountPage = keyof typeof accountPages;

/** The pages that only a business has: a consumer's menu leaves them out, and their addresses are absent there. */
export const businessPages: readonly AccountPage[] = [
  'quick',
  'stockCount',
  'requests',
  'labels',
  'waste',
  'analysis',
  'deliveryNotes',
  'confirmations',
  'agreements',
];

/** The groups of the account's menu, each with its pages, in their order. */
export const accountMenu = {
  ordering: ['overview', 'orders', 'lists', 'quick', 'bought', 'recurring'],
  stock: ['stockCount', 'requests', 'labels', 'waste'],
  documents: ['invoices', 'deliveryNotes', 'confirmations', 'agreements', 'analysis'],
  account: ['tasks', 'details'],
} as const satisfies Record<string, readonly AccountPage[]>;

/** The number is for readers, the API uses the id. */
export const documentUrl = (folder: string, number: string, id: number) =>
  `${folder}/${encodeURIComponent(number)}-${id}.pdf`;

export const invoicePdfUrl = ({ invoiceId, invoiceNumber }: { invoiceId: number; invoiceNumber: string }) =>
  documentUrl(INVOICES, invoiceNumber, invoiceId);
export const deliveryNotePdfUrl = (orderId: number, number: string) =>
  documentUrl(DELIVERY_NOTES, number, orderId);
export const confirmationPdfUrl = ({ orderId, orderNumber }: { orderId: number; orderNumber: string }) =>
  documentUrl(CONFIRMATIONS, orderNumber, orderId);
export const INVOICES_CSV = `${INVOICES}/facturen.csv`;
export const SALES_ROWS = `${SALES_ANALYSIS}/regels`;
export const SALES_CSV = `${SALES_ANALYSIS}/bestelregels.csv`;
export const yearReportUrl = (year: number) => `${SALES_ANALYSIS}/jaar-${year}.pdf`;
/** The year in the file name of a year's paper; undefined for another file. */
export const yearOfReport = (file: string): number | undefined => {
  const year = /^jaar-(2\d{3})\.pdf$/.exec(file)?.[1];
  return year === undefined ? undefined : Number(year);
};
export const agreementsPdfUrl = `${AGREEMENTS}/prijsafspraken.pdf`;

/** The id in a document's file name; null when it has none. */
export const documentId = (file: string): number | null =>
  file.endsWith('.pdf') ? idAtEnd(file.slice(0, -'.pdf'.length)) : null;

/** Adds the query's non-empty values to a path. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '' && value !== 0);
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The page after an order. */
export const confirmationUrl = (orderNumber: string) =>
  `/nl/bestelling/${encodeURIComponent(orderNumber)}/bevestiging`;
