import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT pending FROM sessions')).toEqual([{ pending: null }]);
    expect(await read('SELECT DISTINCT admin_second_factor FROM sites')).toEqual([
      { admin_second_factor: false },
    ]);
  },
};
export default data;
