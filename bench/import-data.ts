import { randomBytes } from 'node:crypto';
import { toXlsx } from '@toonbank/contract/sheets/write-xlsx';
import type { Database } from '../backend/src/db/connect.ts';
import { sql } from '../backend/src/db/sql.ts';
import { hashSecret } from '../backend/src/http/viewer.ts';

export const SITE = 'demo';
const BUYERS = 50;

export interface Article extends Record<string, unknown> {
  number: string;
  name: string;
  cents: number;
  stock: number;
}

const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

export const articlesOf = async (database: Database): Promise<Article[]> => {
  const { rows } = await database.inSite(SITE, (tx) =>
    tx.execute<Article>(sql`
      SELECT p.article_number AS number, p.name, u.price_cents AS cents, p.stock
      FROM products p JOIN product_units u ON u.product_id = p.id AND u.is_default ORDER BY p.id LIMIT 100000`),
  );
  return rows;
};

/** Twelve columns, as a supplier sends them. */
export const priceSheet = (
  articles: readonly Article[],
  change: (article: Article, at: number) => number,
): string =>
  [
    'Artikelnummer;Omschrijving;Merk;Groep;Land;Levertijd;Aantal;Gewicht;Prijs;Valuta;Ingang;Opmerking',
    ...articles.map(
      (article, at) =>
        `${article.number};"${article.name}";Merk;Groep ${at % 90};NL;2;1;0,${at % 900};${comma(change(article, at))};EUR;01-12-2026;`,
    ),
  ].join('\r\n');

/** The same as a workbook, with numbers as Excel stores them. */
export const priceWorkbook = (
  articles: readonly Article[],
  change: (article: Article, at: number) => number,
): Buffer => {
  const [headings = '', ...lines] = priceSheet(articles, change).replaceAll('"', '').split('\r\n');
  const cell = (text: string) => (/^\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text);
  return toXlsx('Prijzen', [headings.split(';'), ...lines.map((line) => line.split(';').map(cell))]);
};

export const stockSheet = (articles: readonly Article[]): string =>
  [
    'Artikelnummer;Voorraad',
    ...articles.map(({ number, stock }, at) => `${number};${stock + (at % 20 === 0 ? 7 : 0)}`),
  ].join('\r\n');

/** Sessions of so many buyers of new customers, and of a manager. */
export async function makeSessions(database: Database) {
  const buyers = Array.from({ length: BUYERS }, () => randomBytes(24).toString('base64url'));
  const manager = randomBytes(24).toString('base64url');
  await database.inSite(SITE, async (tx) => {
    for (const [at, sid] of buyers.entries())
      await tx.execute(sql`
        WITH c AS (
          INSERT INTO customers (site_id, number, company, kind) VALUES (${SITE}, ${`BENCH${at}`}, 'Bench', 'business') RETURNING id),
        a AS (
          INSERT INTO addresses (site_id, customer_id, label, street, house_number, postcode, city, country, is_default)
          SELECT ${SITE}, id, 'Magazijn', 'Kade', '1', '1011 AB', 'Amsterdam', 'NL', true FROM c),
        u AS (
          INSERT INTO customer_users (site_id, customer_id, username, password_hash, first_name, last_name, email)
          SELECT ${SITE}, id, ${`bench${at}@demo.test`}, '', 'Bo', 'Bench', ${`bench${at}@demo.test`} FROM c RETURNING id)
        INSERT INTO sessions (site_id, sid_hash, kind, user_id, expires_at)
        SELECT ${SITE}, ${hashSecret(sid)}, 'customer', id, now() + interval '1 day' FROM u`);
    await tx.execute(sql`
      WITH a AS (
        INSERT INTO admin_users (site_id, username, password_hash, name, role)
        VALUES (${SITE}, 'bench-import', '', 'Bench', 'manager') RETURNING id)
      INSERT INTO sessions (site_id, sid_hash, kind, admin_id, expires_at)
      SELECT ${SITE}, ${hashSecret(manager)}, 'admin', id, now() + interval '1 day' FROM a`);
  });
  return { buyers, manager };
}
