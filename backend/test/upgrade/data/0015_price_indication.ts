import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [`UPDATE products SET is_sale = true, old_price_cents = 150 WHERE site_id = 'noord' AND id = 100`],
  changes: [],
  async expectChanged(read) {
    // Nothing proves since when the sale is on, nor what the product cost before: consumers see it again as a new sale.
    expect(await read(`SELECT sale_since, net_measure, net_content FROM products WHERE id = 100`)).toEqual([
      { sale_since: null, net_measure: null, net_content: null },
    ]);
    expect(await read('SELECT price_cents FROM past_prices')).toEqual([]);
  },
};
export default data;
