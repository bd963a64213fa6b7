import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** No product says how much use it gives until the shop stores it. */
const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT use_measure, use_content FROM products')).toEqual([
      { use_measure: null, use_content: null },
    ]);
  },
};
export default data;
