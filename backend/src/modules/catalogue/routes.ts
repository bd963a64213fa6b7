import { endpoints } from '@toonbank/contract';
import { type Implementation, implement } from '../../http/implement.ts';
import { getProduct } from './get-product.ts';
import { groupRoutes } from './group-routes.ts';
import { listProducts } from './list-products.ts';
import { productSheetRoutes } from './product-sheet/sheet-route.ts';

const list = implement(endpoints.products.list, ({ tx, viewer }, request) =>
  listProducts(tx, viewer, request),
);

const get = implement(endpoints.products.get, async ({ tx, viewer }, { id }) => [
  await getProduct(tx, viewer, id),
]);

export const catalogueRoutes: Implementation[] = [list, get, ...productSheetRoutes, ...groupRoutes];
