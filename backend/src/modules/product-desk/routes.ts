import type { Implementation } from '../../http/implement.ts';
import { setGroup, setImages, setRelated } from './around.ts';
import { listProducts, productsFile } from './list.ts';
import { getProduct, setDetails, setPrice, setStock } from './one-product.ts';
import { setSheet } from './sheet.ts';
import { addUnit, changeUnit, removeUnit } from './units.ts';

/** The products of the site, for the people of the shop. */
export const productDeskRoutes: Implementation[] = [
  listProducts,
  productsFile,
  getProduct,
  setDetails,
  setStock,
  setPrice,
  addUnit,
  changeUnit,
  removeUnit,
  setImages,
  setSheet,
  setRelated,
  setGroup,
];
