import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT guest_since FROM customers')).toEqual([{ guest_since: null }]);
    expect(await read('SELECT DISTINCT country FROM carts')).toEqual([{ country: null }]);
  },
};
export default data;
