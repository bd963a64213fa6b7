import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(
      await read(`SELECT DISTINCT c.replaces_id AS cart, o.replaces_id AS "order", r.option_of
        FROM carts c JOIN orders o USING (site_id) JOIN order_rows r ON r.order_id = o.id`),
    ).toEqual([{ cart: null, order: null, option_of: null }]);
  },
};
export default data;
