import type { Implementation } from '../../http/implement.ts';
import { listProducts, productsFile } from './list.ts';
import { getProduct, setDetails, setPrice, setStock } from './one-product.ts';

/** The products of the site, for the people of the shop. */
export const productDeskRoutes: Implementation[] = [
  listProducts,
  productsFile,
  getProduct,
  setDetails,
  setStock,
  setPrice,
];
