import { auth } from './auth.ts';
import { blog } from './blog/items.ts';
import { cartEndpoints } from './cart/cart-endpoints.ts';
import { content } from './content.ts';
import { tableOf } from './define.ts';
import { orderLists } from './order-lists.ts';
import { productGroups } from './product-groups.ts';
import { products } from './products.ts';
import { quickOrder } from './quick-order.ts';
import { recurringOrders } from './recurring-orders/recurring-endpoints.ts';
import { salesAnalysis } from './sales-analysis/endpoints.ts';
import { service } from './service.ts';
import { settingsEndpoints } from './settings.ts';
import { shelfLabels } from './shelf-labels.ts';
import { stockCount } from './stock-count/endpoints.ts';
import { suppliers } from './suppliers.ts';
import { tasks } from './tasks/endpoints.ts';
import { waste } from './waste/endpoints.ts';

/** The endpoints of visitors and customers, by resource. Their browsers load the schemas of no others. */
export const shopEndpoints = {
  auth,
  products,
  productGroups,
  cart: cartEndpoints,
  service,
  orderLists,
  quickOrder,
  shelfLabels,
  recurringOrders,
  content: { ...content, blog },
  settings: settingsEndpoints,
  tasks,
  stockCount,
  waste,
  salesAnalysis,
  suppliers,
};

/** The same, flat: `cart.update` → endpoint. */
export const shopTable = tableOf(shopEndpoints);
