import { endpoints, type FoundKind, mayDo, type Permission, type WireFound } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { documentNumber } from '../order-documents/document-number.ts';

const MAX_OF_A_KIND = 5;

interface Found extends Record<string, unknown> {
  id: number;
  number: string;
  name: string;
}

interface Kind {
  permission: Permission;
  query: (part: string, digits: string) => SQL;
  toWire?: (found: Found) => Partial<WireFound>;
}

/** `F00012` and `12` both name an invoice. */
const invoiceDigits = (part: string): string => /^f?0*(\d{1,9})$/i.exec(part)?.[1] ?? '';

/** An exact number comes first, then what is newest. `part` has its LIKE characters escaped. */
const kinds: Record<FoundKind, Kind> = {
  order: {
    permission: 'orders.read',
    query: (part) => sql`
      SELECT o.id, o.number::text AS number, c.company AS name FROM orders o
      JOIN customers c ON c.site_id = o.site_id AND c.id = o.customer_id
      WHERE o.number::text LIKE ${`${part}%`} OR o.order_ref ILIKE ${`%${part}%`}
      ORDER BY o.number::text = ${part} DESC, o.number DESC`,
  },
  invoice: {
    permission: 'orders.read',
    query: (_, digits) => sql`
      SELECT i.order_id AS id, i.number::text AS number, c.company AS name FROM invoices i
      JOIN customers c ON c.site_id = i.site_id AND c.id = i.customer_id
      WHERE i.number = nullif(${digits}, '')::integer ORDER BY i.number DESC`,
    toWire: ({ number }) => ({ number: documentNumber('invoice', Number(number)) }),
  },
  customer: {
    permission: 'customers.read',
    query: (part) => sql`
      SELECT c.id, c.number, c.company AS name FROM customers c
      WHERE c.number ILIKE ${`${part}%`} OR c.company ILIKE ${`%${part}%`} OR EXISTS (
        SELECT 1 FROM customer_users u WHERE u.site_id = c.site_id AND u.customer_id = c.id
          AND (u.email ILIKE ${`%${part}%`} OR u.first_name || ' ' || u.last_name ILIKE ${`%${part}%`}))
      ORDER BY lower(c.number) = lower(${part}) DESC, c.company, c.id`,
  },
  product: {
    permission: 'products.read',
    query: (part) => sql`
      SELECT p.id, p.article_number AS number, p.name FROM products p
      WHERE p.article_number ILIKE ${`${part}%`} OR p.name ILIKE ${`%${part}%`} OR EXISTS (
        SELECT 1 FROM product_units u WHERE u.site_id = p.site_id AND u.product_id = p.id AND u.ean = ${part})
      ORDER BY lower(p.article_number) = lower(${part}) DESC, p.active DESC, p.name, p.id`,
  },
};

async function findKind(tx: Tx, kind: FoundKind, search: string): Promise<WireFound[]> {
  const { query, toWire } = kinds[kind];
  const part = escapeLike(search);
  const { rows } = await tx.execute<Found>(sql`${query(part, invoiceDigits(search))} LIMIT ${MAX_OF_A_KIND}`);
  return rows.map((row) => ({ kind, id: row.id, number: row.number, name: row.name, ...toWire?.(row) }));
}

export const searchEverything = implement(
  endpoints.workbench.search,
  async ({ tx, viewer: { admin } }, { search }) => {
    const { role } = orNotFound(admin);
    const part = search.trim();
    if (part === '') return [];
    const found: WireFound[] = [];
    for (const kind of Object.keys(kinds) as FoundKind[])
      if (mayDo(role, kinds[kind].permission)) found.push(...(await findKind(tx, kind, part)));
    return found;
  },
);
