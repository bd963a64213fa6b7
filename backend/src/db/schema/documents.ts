import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderBreakdown } from './orders.ts';
import { id, siteId } from './types.ts';

export type DocumentKind = 'delivery_note' | 'invoice';

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
