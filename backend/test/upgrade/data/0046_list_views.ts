import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT * FROM list_views')).toEqual([]);
  },
};
export default data;
