import type { Database, Tx } from '../../db/connect.ts';
import { products, type Site } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { visitorOf } from '../../http/viewer.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import type { StoredBytes } from '../stored-files/keep-bytes.ts';
import { readBytes } from '../stored-files/read-bytes.ts';
import { getProduct } from './get-product.ts';
import { writeSafetySheet } from './safety/safety-sheet.ts';
import { articleOfSheet, isUploadedSheet } from './safety/sheet-name.ts';

/** An uploaded document that an active product of the site names. */
async function findUploaded(tx: Tx, siteId: string, file: string): Promise<StoredBytes | undefined> {
  const { rows } = await tx.execute<StoredBytes & Record<string, unknown>>(sql`
    SELECT f.bytes, f.object FROM product_files f
    WHERE f.site_id = ${siteId} AND f.path = ${file} AND EXISTS (
      SELECT FROM products p WHERE p.site_id = f.site_id AND p.active
        AND p.documents @> jsonb_build_array(jsonb_build_object('url', ${`/media/${siteId}/documents/${file}`}::text)))`);
  return rows[0];
}

async function readUploaded(database: Database, siteId: string, file: string): Promise<Buffer | undefined> {
  const stored = await database.inSite(siteId, (tx) => findUploaded(tx, siteId, file));
  return stored && Buffer.from(await readBytes(database, siteId, stored));
}

/**
 * Draws a document on request: it exists where a product names it among its documents. Undefined when none does.
 * @throws DomainError see `readBytes`
 */
export async function drawDocument(
  database: Database,
  site: Site,
  file: string,
): Promise<Buffer | undefined> {
  if (isUploadedSheet(file)) return readUploaded(database, site.id, file);
  const articleNumber = articleOfSheet(file);
  if (!articleNumber) return undefined;
  const product = await database.inSite(site.id, async (tx) => {
    const [row] = await tx
      .select({ id: products.id, documents: products.documents, active: products.active })
      .from(products)
      .where(eq(products.articleNumber, articleNumber));
    const names = row?.documents.some(({ url }) => url === `/media/${site.id}/documents/${file}`);
    if (!row?.active || !names) return undefined;
    return getProduct(tx, { ...visitorOf(site), seesPrices: false }, row.id);
  });
  if (!product) return undefined;
  return writeSafetySheet(await stationeryOf(site), site.branch, product, new Date());
}
