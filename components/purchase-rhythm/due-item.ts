import type { DueProduct, OrderListItem } from '@/api/types';

/** A due product as a line of an order list. */
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
