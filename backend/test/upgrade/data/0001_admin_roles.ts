import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT role FROM admin_users')).toEqual([{ role: 'manager' }]);
  },
};
export default data;
