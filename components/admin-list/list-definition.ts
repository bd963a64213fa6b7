import type { ViewedList } from '@toonbank/contract/list-views/endpoints';
import type { ReactNode } from 'react';
import type { AnswerOf } from '@/api/call';

/** The lists of the back office that come in pages with a cursor. */
export type ListCall =
  | 'orderDesk.list'
  | 'customerDesk.list'
  | 'customerDesk.applications'
  | 'couponDesk.list'
  | 'integration.calls'
  | 'mailDesk.list'
  | 'paymentDesk.creditNotes'
  | 'paymentDesk.list'
  | 'priceDesk.prices'
  | 'productDesk.list'
  | 'webhooks.deliveries';
export type ListFileCall =
  | 'orderDesk.file'
  | 'customerDesk.file'
  | 'customerDesk.applicationsFile'
  | 'couponDesk.file'
  | 'integration.callsFile'
  | 'mailDesk.file'
  | 'paymentDesk.creditNotesFile'
  | 'paymentDesk.file'
  | 'priceDesk.pricesFile'
  | 'productDesk.file'
  | 'webhooks.deliveriesFile';
export type ListRow<Name extends ListCall> =
  AnswerOf<Name> extends { rows: readonly (infer Row)[] } ? Row : never;

export interface ListColumn<Row> {
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The name of its order of the rows in the contract, without `-`; absent: not sorted by it. */
  sort?: string;
  /** A first click sorts from high to low. */
  descendingFirst?: boolean;
  /** Right-aligned, for amounts and counts. */
  numeric?: boolean;
  /** On a phone: left out, or alone on its line; else two of them share a line. */
  phone?: 'hide' | 'line';
}

/** A filter; `name` is its field in the contract, `param` its Dutch name in the address. */
export type ListFilter = { name: string; param: string; label: string } & (
  | { kind: 'choice'; options: readonly { value: string; text: string }[]; all: string }
  | { kind: 'day' }
  /** Not shown: it comes with a link, such as the orders of one customer. `chip` names it. */
  | { kind: 'id'; chip: string }
);

export interface ListDefinition<Name extends ListCall> {
  call: Name;
  file: ListFileCall;
  /** Its saved views have this name; absent: views are not saved. */
  views?: ViewedList;
  /** Fields of every request, of a list that belongs to one thing. */
  fixed?: object;
  /** Address of the page. */
  address: string;
  /** Names the rows for screen readers: 'Bestellingen'. */
  caption: string;
  /** The usual order of the rows. */
  sort: string;
  columns: readonly ListColumn<ListRow<Name>>[];
  filters: readonly ListFilter[];
  keyOf: (row: ListRow<Name>) => number;
  /** Names a row, for its checkbox. */
  nameOf: (row: ListRow<Name>) => string;
  search: { label: string; hint: string };
  empty: { title: string; text: string };
}
