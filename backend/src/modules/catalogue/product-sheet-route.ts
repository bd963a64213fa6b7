import { endpoints } from '@toonbank/contract';
import { type Implementation, implementDetached } from '../../http/implement.ts';
import { stationeryOf } from '../../pdf/stationery.ts';
import { readPictures } from '../media/repository.ts';
import { getProduct } from './get-product.ts';
import { writeProductSheet } from './product-sheet.ts';
import { sheetPictures } from './product-sheet-pictures.ts';

/**
 * The product sheet, the same for everybody: prices are not even read. Drawing it takes tens of milliseconds, in which
 * no database connection is held.
 * @throws DomainError not_found
 */
const printSpec: Implementation = implementDetached(
  endpoints.products.printSpec,
  async ({ database, viewer: { site, ...viewer } }, { id }) => {
    const { product, stored } = await database.inSite(site.id, async (tx) => {
      const product = await getProduct(tx, { ...viewer, site, seesPrices: false }, id);
      const urls = product.images.length > 0 ? product.images : [product.image];
      return { product, stored: await readPictures(tx, site.id, urls) };
    });
    const [stationery, pictures] = await Promise.all([stationeryOf(site), sheetPictures(stored)]);
    return {
      fileName: `productblad-${product.product_ext_code}.pdf`,
      contentType: 'application/pdf',
      bytes: await writeProductSheet(stationery, product, pictures, new Date()),
    };
  },
);

export const productSheetRoutes: Implementation[] = [printSpec];
