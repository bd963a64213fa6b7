import { endpoints } from '@toonbank/contract';
import { type Call, type Implementation, implementDetached } from '../../../http/implement.ts';
import { stationeryOf } from '../../../pdf/stationery.ts';
import { readPictures } from '../../media/repository.ts';
import { getProduct } from '../get-product.ts';
import { writeProductSheet } from './product-sheet.ts';
import { sheetPictures } from './sheet-pictures.ts';
import { makeSheetOnce } from './sheet-queue.ts';

async function makeSheet({ database, viewer: { site, ...viewer } }: Call, id: number) {
  const product = await database.inSite(site.id, (tx) =>
    getProduct(tx, { ...viewer, site, seesPrices: false }, id),
  );
  const urls = product.images.length > 0 ? product.images : [product.image];
  const stored = await readPictures(database, site.id, urls);
  const [stationery, pictures] = await Promise.all([stationeryOf(site), sheetPictures(stored)]);
  return {
    fileName: `productblad-${product.product_ext_code}.pdf`,
    contentType: 'application/pdf',
    bytes: await writeProductSheet(stationery, product, pictures, new Date()),
  };
}

/**
 * The product sheet, the same for every viewer: prices are not even read. Drawing it takes up to 200 ms, during which
 * no database connection is held.
 * @throws DomainError not_found or too_busy
 */
const printSpec: Implementation = implementDetached(endpoints.products.printSpec, (call, { id }) =>
  makeSheetOnce(`${call.viewer.site.id}/${id}`, () => makeSheet(call, id)),
);

export const productSheetRoutes: Implementation[] = [printSpec];
