import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT more_group_ids FROM products')).toEqual([{ more_group_ids: [] }]);
  },
};
export default data;
