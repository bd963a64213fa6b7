/* Parts that only customers' product pages load; they are one file of the build. */
export { CustomerOrderPanel } from '../buying/customer-order-panel';
export { CustomerStock } from './customer-stock';
export { CustomerTitle } from './customer-title';
