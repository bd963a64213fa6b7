import type { PartnerService } from '@toonbank/contract';
import { date, integer, pgTable, text } from '../../sql.ts';
import { id, siteId } from '../types.ts';

/** Suppliers of goods, and partners, which give a service. */
export const suppliers = pgTable('suppliers', {
  id: id(),
  siteId: siteId(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  description: text('description').notNull().default(''),
  /** Empty: the name as text. */
  logo: text('logo').notNull().default(''),
  website: text('website').notNull().default(''),
  city: text('city').notNull().default(''),
  country: text('country').notNull().default(''),
  contactName: text('contact_name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  /** Null: it supplies goods only. */
  service: text('service').$type<PartnerService>(),
});
export type Supplier = typeof suppliers.$inferSelect;

/** A product's supplier is the supplier of its brand. */
export const supplierBrands = pgTable('supplier_brands', {
  siteId: siteId(),
  brand: text('brand').notNull(),
  supplierId: integer('supplier_id').notNull(),
});

export const supplierCertificates = pgTable('supplier_certificates', {
  id: id(),
  siteId: siteId(),
  supplierId: integer('supplier_id').notNull(),
  name: text('name').notNull(),
  issuer: text('issuer').notNull().default(''),
  number: text('number').notNull().default(''),
  /** The last valid day; null: no end date. */
  validUntil: date('valid_until', { mode: 'string' }),
  /** Address of the PDF; empty without a PDF. */
  document: text('document').notNull().default(''),
});
export type SupplierCertificate = typeof supplierCertificates.$inferSelect;
