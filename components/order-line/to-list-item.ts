import type { OrderListItem, ProductDoc } from '@/api/types';

/** A product as a line of an order list, which it need not be on. */
export const toListItem = (product: ProductDoc, unitId: number, quantity: number): OrderListItem => ({
  productName: product.productName,
  productExtCode: product.productExtCode,
  category: product.category,
  product,
  available: true,
  unitId,
  quantity,
  note: '',
});
