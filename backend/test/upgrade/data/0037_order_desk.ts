import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT location FROM products')).toEqual([{ location: '' }]);
    expect(await read('SELECT DISTINCT admin_id FROM order_status_changes')).toEqual([{ admin_id: null }]);
  },
};
export default data;
