import { endpoints } from '@toonbank/contract';
import { productFiles, products } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implementDetached } from '../../http/implement.ts';
import { isPdf } from '../catalogue/safety/is-pdf.ts';
import { isSafetySheet, pathOfSheet } from '../catalogue/safety/sheet-name.ts';
import { decodeBase64 } from '../media/decode-base64.ts';
import { sha256Of } from '../media/make-image.ts';
import { keepBytes } from '../stored-files/keep-bytes.ts';
import { conflict, loadProduct, lockProduct, note, type ProductRow } from './product-row.ts';

const TITLE = 'Veiligheidsblad';
type Documents = ProductRow['documents'];

/** The address of a product's safety sheet; null without one. */
const sheetOf = (documents: Documents): string | null =>
  documents.find(({ url }) => isSafetySheet(url))?.url ?? null;

/** The sheet takes the place of the one before, else the last one. */
function withSheet(documents: Documents, before: string | null, after: string | null): Documents {
  const sheet = after === null ? [] : [{ title: TITLE, url: after }];
  if (before === null) return [...documents, ...sheet];
  return documents.flatMap((one) => (one.url === before ? sheet : [one]));
}

/** @throws DomainError invalid_request with `fields.sheet: file_type` for what is no whole PDF */
function readSheet(base64: string): Buffer {
  const bytes = decodeBase64(base64);
  if (!isPdf(bytes)) throw new DomainError('invalid_request', 'This is no PDF.', { sheet: 'file_type' });
  return bytes;
}

/** Detached: no connection is held while a bucket takes the sheet. */
export const setSheet = implementDetached(
  endpoints.productDesk.setSheet,
  async ({ database, viewer }, { productID, seen, sheet }) => {
    const bytes = sheet && readSheet(sheet.base64);
    const [stored] = bytes ? await keepBytes(database, viewer.site.id, [bytes]) : [];
    return database.inSite(viewer.site.id, async (tx) => {
      const product = await lockProduct(tx, productID);
      const { siteId, documents, articleNumber } = product;
      const before = sheetOf(documents);
      const path = bytes && pathOfSheet(articleNumber, sha256Of(bytes));
      const after = path && `/media/${siteId}/documents/${path}`;
      if (before === after) return loadProduct(tx, productID);
      if (before !== seen) throw conflict({ sheet: 'changed' });
      if (bytes && path)
        await tx
          .insert(productFiles)
          .values({
            ...{ siteId, path, ...stored, filename: sheet.filename },
            uploadedBy: orNotFound(viewer.admin).adminId,
          })
          .onConflictDoNothing();
      await tx
        .update(products)
        .set({ documents: withSheet(documents, before, after) })
        .where(eq(products.id, productID));
      await note(tx, viewer, after === null ? 'remove_product_sheet' : 'set_product_sheet', product, {
        ...{ before, after },
      });
      return loadProduct(tx, productID);
    });
  },
);
