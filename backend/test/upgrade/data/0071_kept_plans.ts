import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Rows of orders are still found by a search, and counted as purchases. */
const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    await read(`INSERT INTO order_rows (site_id, order_id, product_id, unit_id, name, article_number, unit_description, unit_content,
        quantity, price_cents, total_cents, vat, position)
      SELECT site_id, order_id, product_id, unit_id, 'Nieuwe regel', 'N1', unit_description, 10, 5, 100, 500, vat, 90
      FROM order_rows WHERE name = 'Papier'`);
    const found = `SELECT count(*)::int AS found FROM order_search WHERE text LIKE '%nieuwe regel%n1%'`;
    const [orders] = await read(`SELECT count(*)::int AS found FROM order_rows WHERE name = 'Nieuwe regel'`);
    expect(orders?.found).toBeGreaterThan(0);
    expect(await read(found)).toEqual([orders]);
    expect(
      await read(`SELECT DISTINCT d.pieces - sum(r.quantity * r.unit_content) FILTER (WHERE r.name <> 'Nieuwe regel') AS more
        FROM purchase_days d JOIN order_rows r ON r.site_id = d.site_id AND r.product_id = d.product_id GROUP BY d.site_id, d.pieces`),
    ).toEqual([{ more: '50' }]);
  },
};
export default data;
