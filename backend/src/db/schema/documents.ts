import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from '../sql.ts';
import type { OrderBreakdown } from './orders.ts';
import { id, siteId } from './types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export type DocumentKind = 'delivery_note' | 'invoice' | 'credit_note';

/** Seller and buyer at the time when a document was made. */
export interface Parties {
  /** As in the letterhead; empty parts are left out. */
  seller: {
    name: string;
    street: string;
    postcode: string;
    city: string;
    phone: string;
    email: string;
    coc: string;
    vatNumber: string;
    iban: string;
  };
  buyer: {
    number: string;
    /** Name and postal address, line by line. */
    addressee: string[];
    vatNumber: string;
  };
}

export const documentCounters = pgTable(
  'document_counters',
  {
    siteId: siteId(),
    kind: text('kind').notNull().$type<DocumentKind>(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind] })],
);

/** Created when an order is delivered; never changed. */
export const deliveryNotes = pgTable('delivery_notes', {
  orderId: integer('order_id').notNull(),
  siteId: siteId(),
  number: integer('number').notNull(),
  deliveredOn: date('delivered_on').notNull(),
  parties: jsonb('parties').notNull().$type<Parties>(),
});

/** Created with the delivery note; never changed. The order says whether it is paid. */
export const invoices = pgTable('invoices', {
  id: id(),
  siteId: siteId(),
  number: integer('number').notNull(),
  orderId: integer('order_id').notNull(),
  customerId: integer('customer_id').notNull(),
  invoiceDate: date('invoice_date').notNull(),
  dueDate: date('due_date').notNull(),
  parties: jsonb('parties').notNull().$type<Parties>(),
  goodsCents: integer('goods_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  vatCents: integer('vat_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  totalInclCents: integer('total_incl_cents').notNull(),
  breakdown: jsonb('breakdown').$type<OrderBreakdown>(),
});

/** Only the settling of a balance changes a credit note. Amounts are positive: the customer gets them back. */
export const creditNotes = pgTable('credit_notes', {
  id: id(),
  siteId: siteId(),
  number: integer('number').notNull(),
  customerId: integer('customer_id').notNull(),
  orderId: integer('order_id').notNull(),
  invoiceId: integer('invoice_id').notNull(),
  taskId: integer('task_id'),
  creditDate: date('credit_date').notNull(),
  parties: jsonb('parties').notNull().$type<Parties>(),
  goodsCents: integer('goods_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  vatCents: integer('vat_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  totalInclCents: integer('total_incl_cents').notNull(),
  breakdown: jsonb('breakdown').notNull().$type<OrderBreakdown>(),
  /** True: the amount is deducted from the unpaid invoice. False: it is a balance of the customer. */
  deducted: boolean('deducted').notNull(),
  /** When the balance was paid back or set off against another invoice. */
  settledAt: moment('settled_at'),
  requestKey: text('request_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type CreditNoteRecord = typeof creditNotes.$inferSelect;

/** Name and article number are those of the order's row, which never changes. */
export const creditNoteRows = pgTable('credit_note_rows', {
  siteId: siteId(),
  creditNoteId: integer('credit_note_id').notNull(),
  orderRowId: integer('order_row_id').notNull(),
  quantity: integer('quantity').notNull(),
  priceCents: integer('price_cents').notNull(),
  /** Before the discount of the order. */
  totalCents: integer('total_cents').notNull(),
  vat: smallint('vat').notNull(),
});

/** Goods of a delivered order that the customer's next delivery contains, without a price. */
export const laterDeliveries = pgTable('later_deliveries', {
  id: id(),
  siteId: siteId(),
  customerId: integer('customer_id').notNull(),
  orderId: integer('order_id').notNull(),
  orderRowId: integer('order_row_id').notNull(),
  taskId: integer('task_id'),
  quantity: integer('quantity').notNull(),
  /** The order with which they were delivered; null until then. */
  deliveredWith: integer('delivered_with'),
  requestKey: text('request_key').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

/** Every question to the register of VAT numbers; only added to: it is the proof for a supply without VAT. */
export const vatChecks = pgTable('vat_checks', {
  id: id(),
  siteId: siteId(),
  vatNumber: text('vat_number').notNull(),
  /** The seller's number, in whose name the register was asked. */
  requester: text('requester').notNull(),
  register: text('register').notNull().$type<'vies' | 'demo'>(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  outcome: text('outcome').notNull().$type<'valid' | 'invalid' | 'unavailable'>(),
  /** Empty where the register gave none. */
  consultationNumber: text('consultation_number').notNull().default(''),
});
