import { endpoints, type WireProductList } from '@toonbank/contract';
import type { CheckedJson } from '../../http/answer/checked-json.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { isOnlyIds, listByIds } from './by-ids/list-by-ids.ts';
import { getProduct } from './get-product.ts';
import { groupRoutes } from './group-routes.ts';
import { listProducts } from './list-products.ts';
import { productSheetRoutes } from './product-sheet/sheet-route.ts';

const list = implement(
  endpoints.products.list,
  async ({ tx, viewer }, request): Promise<WireProductList | CheckedJson> =>
    isOnlyIds(request) ? listByIds(tx, viewer, request) : listProducts(tx, viewer, request),
);

const get = implement(endpoints.products.get, async ({ tx, viewer }, { id }) => [
  await getProduct(tx, viewer, id),
]);

export const catalogueRoutes: Implementation[] = [list, get, ...productSheetRoutes, ...groupRoutes];
