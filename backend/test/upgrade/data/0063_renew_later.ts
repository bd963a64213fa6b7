import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** A product that is sold out is so in its lists too. */
const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    await read('UPDATE products SET stock = 0');
    expect(await read('SELECT DISTINCT in_stock FROM list_entries')).toEqual([{ in_stock: false }]);
    expect(await read(`SELECT id FROM jobs WHERE kind = 'lists.renew'`)).toEqual([]);
  },
};
export default data;
