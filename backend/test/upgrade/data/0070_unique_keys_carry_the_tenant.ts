import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** An order is still stored once for its key, and a product has still one default unit. */
const data: UpgradeData = {
  fill: [`UPDATE orders SET idempotency_key = 'k1'`],
  changes: ['orders.idempotency_key'],
  async expectChanged(read) {
    await expect(
      read(`INSERT INTO orders (site_id, number, customer_id, user_id, payment_source, goods_cents, shipping_cents, vat_cents,
          total_cents, total_incl_cents, idempotency_key)
        SELECT site_id, 99, customer_id, user_id, 'invoice', 100, 0, 21, 100, 121, 'k1' FROM orders WHERE site_id = 'zuid'`),
    ).rejects.toThrow('orders_user_id_idempotency_key_key');
    await expect(
      read(`INSERT INTO product_units (site_id, product_id, name, description, content, is_default, ean, price_cents, position)
        SELECT site_id, product_id, 'doos', 'doos', 6, true, '', 500, 2 FROM product_units WHERE site_id = 'zuid' LIMIT 1`),
    ).rejects.toThrow('product_units_one_default');
  },
};
export default data;
