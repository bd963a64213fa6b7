import type { WireSupplier } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import {
  type Supplier,
  type SupplierCertificate,
  supplierCertificates,
  suppliers,
} from '../../db/schema/index.ts';
import { and, asc, eq, isNotNull, type SQL, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { isSafetySheet } from '../catalogue/safety/sheet-name.ts';

type SafetySheets = NonNullable<WireSupplier['safety_sheets']>;

interface BrandRow extends Record<string, unknown> {
  supplier_id: number;
  brand: string;
  count: number;
}

interface ChemicalRow extends Record<string, unknown> {
  product_id: number;
  product_name: string;
  product_slug: string;
  brand: string;
  documents: { title: string; url: string }[];
}

/** The brands of suppliers with their products that are for sale; brands without any are left out. */
async function brandsOf(tx: Tx, siteId: string, id: number | undefined): Promise<BrandRow[]> {
  const only = id === undefined ? sql`true` : sql`b.supplier_id = ${id}`;
  const { rows } = await tx.execute<BrandRow>(sql`
    SELECT b.supplier_id, b.brand, count(*) FILTER (WHERE e.family_rank = 0)::int AS count
    FROM supplier_brands b
    JOIN list_entries e ON e.site_id = b.site_id AND e.group_id = 0 AND e.merk = b.brand
    WHERE b.site_id = ${siteId} AND ${only}
    GROUP BY b.supplier_id, b.brand ORDER BY b.brand COLLATE nl`);
  return rows;
}

/** The safety sheets of a supplier's products that are for sale, by brand and name. */
async function safetySheetsOf(tx: Tx, siteId: string, id: number): Promise<SafetySheets> {
  const { rows } = await tx.execute<ChemicalRow>(sql`
    SELECT p.id AS product_id, p.name AS product_name, p.slug AS product_slug, p.brand, p.documents
    FROM supplier_brands b JOIN products p ON p.site_id = b.site_id AND p.brand = b.brand AND p.active
    WHERE b.site_id = ${siteId} AND b.supplier_id = ${id} AND p.documents <> '[]'::jsonb
    ORDER BY p.brand COLLATE nl, p.name COLLATE nl, p.id`);
  return rows.flatMap(({ documents, ...product }) => {
    const sheet = documents.find(({ url }) => isSafetySheet(url));
    return sheet ? [{ ...product, url: sheet.url }] : [];
  });
}

const certificateJson = ({ id, name, issuer, number, validUntil, document }: SupplierCertificate) => ({
  ...{ id, name, issuer, number, document },
  valid_until: validUntil,
});

function supplierJson(row: Supplier, brands: BrandRow[], certificates: SupplierCertificate[]): WireSupplier {
  const { id, name, slug, description, logo, website, city, country, service } = row;
  return {
    ...{ id, name, slug, description, logo, website, city, country, service },
    is_partner: service !== null,
    contact: { name: row.contactName, phone: row.phone, email: row.email },
    brands: brands.flatMap(({ supplier_id, brand, count }) =>
      supplier_id === id ? [{ name: brand, count }] : [],
    ),
    certificates: certificates.filter(({ supplierId }) => supplierId === id).map(certificateJson),
  };
}

/**
 * The suppliers of a site by name, or one of them.
 * @throws DomainError not_found for an unknown id, and for a supplier without a service when `partners` is set
 */
export async function listSuppliers(
  tx: Tx,
  siteId: string,
  { id, partners }: { id?: number | undefined; partners?: true | 'true' | undefined },
): Promise<WireSupplier[]> {
  const conditions: (SQL | undefined)[] = [
    id === undefined ? undefined : eq(suppliers.id, id),
    partners === undefined ? undefined : isNotNull(suppliers.service),
  ];
  const rows = await tx
    .select()
    .from(suppliers)
    .where(and(...conditions))
    .orderBy(sql`${suppliers.name} COLLATE nl`);
  if (id !== undefined) orNotFound(rows[0]);
  const ofSupplier = id === undefined ? undefined : eq(supplierCertificates.supplierId, id);
  const { name, id: certificateId } = supplierCertificates;
  const certificates = await tx
    .select()
    .from(supplierCertificates)
    .where(ofSupplier)
    .orderBy(asc(name), asc(certificateId));
  const brands = await brandsOf(tx, siteId, id);
  const found = rows.map((row) => supplierJson(row, brands, certificates));
  if (id === undefined) return found;
  const safetySheets = await safetySheetsOf(tx, siteId, id);
  return found.map((one) => ({ ...one, safety_sheets: safetySheets }));
}
