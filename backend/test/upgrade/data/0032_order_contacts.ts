import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT contact FROM orders')).toEqual([{ contact: null }]);
  },
};
export default data;
