import type { DueProduct, OrderListItem } from '@/store/domain';

/** What is due, as a line that is ordered like those of a list. */
export const dueItem = ({ product, unitId, quantity }: DueProduct): OrderListItem => ({
  productName: product.productName,
  productExtCode: product.productExtCode,
  category: product.category,
  product,
  available: true,
  unitId,
  quantity,
  note: '',
});
