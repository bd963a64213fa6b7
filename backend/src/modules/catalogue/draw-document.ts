import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, type Site } from '../../db/schema/index.ts';
import { visitorOf } from '../../http/viewer.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import { getProduct } from './get-product.ts';
import { writeSafetySheet } from './safety/safety-sheet.ts';
import { articleOfSheet } from './safety/sheet-name.ts';

/** Draws a document on request: it exists where a product names it among its documents. Undefined when none does. */
export async function drawDocument(
  database: Database,
  site: Site,
  file: string,
): Promise<Buffer | undefined> {
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
