import { type BoughtFilter, boughtSorts } from '@/components/bought-before/bought-filter';
import { type InvoiceFilter, invoiceStates } from '@/components/invoices/invoice-filter';
import type { OrderFilter } from '@/components/orders/order-filter';
import { pageNumber } from '@/lib/catalogue/read-catalogue-query';
import { parseDutchDate } from '@/lib/dates';
import type { SearchParams } from './query';

type Query = Awaited<SearchParams>;

const MAX_SEARCH_LENGTH = 200;
const one = (value: Query[string]) => [value].flat()[0] ?? '';

export const readPage = ({ page }: Query) => pageNumber(one(page));
export const readSearch = ({ zoek }: Query) => one(zoek).trim().slice(0, MAX_SEARCH_LENGTH);

/** One of a few words of the address; undefined for any other. */
function readWord<Word extends string>(
  value: Query[string],
  words: Readonly<Record<string, Word>>,
): Word | undefined {
  const word = one(value);
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** A day from a date field, `YYYY-MM-DD`; undefined when invalid. */
export function readDay(value: Query[string]): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(one(value)) ?? [];
  return parseDutchDate(`${day}-${month}-${year}`) ?? undefined;
}

/** An id; undefined when invalid. */
export function readId(value: Query[string]): number | undefined {
  const text = one(value);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Any number: an unknown status matches no order. */
function readStatus(value: Query[string]): number | undefined {
  const text = one(value);
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

/** Filter of a list of orders from the URL: `zoek`, `status`, `van`, `tot`, `page`. */
export function readOrderFilter(query: Query): OrderFilter {
  return {
    page: readPage(query),
    search: readSearch(query),
    status: readStatus(query.status),
    from: readDay(query.van),
    until: readDay(query.tot),
  };
}

/** `zoek`, `status` (open, vervallen, betaald, creditnota), `page`. */
export const readInvoiceFilter = (query: Query): InvoiceFilter => ({
  page: readPage(query),
  search: readSearch(query),
  state: readWord(query.status, invoiceStates),
});

/** `zoek`, `sort` (laatst, vaakst, naam), `page`. */
export const readBoughtFilter = (query: Query): BoughtFilter => ({
  page: readPage(query),
  search: readSearch(query),
  sort: readWord(query.sort, boughtSorts) ?? 'recent',
});
