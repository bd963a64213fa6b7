import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT count(*)::int AS files FROM product_files')).toEqual([{ files: 0 }]);
  },
};
export default data;
