import type { Page } from '@playwright/test';
import { callApi } from './shop.ts';

interface Listed {
  data: {
    docs: {
      product_id: number;
      product_name: string;
      product_ext_code: string;
      step: number;
      stock: number;
    }[];
  };
}
interface Held {
  data: { items: { product_id: number; hash: string }[] };
}

/**
 * Leaves exactly this many products in the customer's cart, one step of each, without coupon or other
 * changes.
 */
export async function fillCart(page: Page, count: number) {
  const { data: cart } = await callApi<Held>(page, '/v1/shopcart/get_cart');
  for (const { product_id: id, hash } of cart.items)
    await callApi(page, '/v1/shopcart/update_cart', { id, hash, quantity: 0 });
  await callApi(page, '/v1/shopcart/set_coupon', { coupon: '' });
  await callApi(page, '/v1/shopcart/set_order_pickup', { pickup: false });
  for (const field of ['ref', 'comment'])
    await callApi(page, `/v1/shopcart/set_order_${field}`, { [field]: '' });
  const { data } = await callApi<Listed>(page, '/v1/products/get_products', { lang: 'nl', pageSize: 40 });
  const products = data.docs.filter(({ stock }) => stock > 100).slice(0, count);
  for (const { product_id: id, step } of products)
    await callApi(page, '/v1/shopcart/update_cart', { id, quantity: step });
  return products;
}
