import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [
    `INSERT INTO orders (site_id, id, number, customer_id, user_id, payment_source, goods_cents, shipping_cents,
        vat_cents, total_cents, total_incl_cents, delivery_date)
      SELECT site_id, 901, 901, customer_id, user_id, payment_source, goods_cents, shipping_cents, vat_cents,
        total_cents, total_incl_cents, '2026-03-05' FROM orders ORDER BY site_id LIMIT 1`,
  ],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT expected_date::text FROM orders ORDER BY expected_date')).toEqual([
      { expected_date: '2026-03-05' },
      { expected_date: null },
    ]);
  },
};
export default data;
