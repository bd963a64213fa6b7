import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT user_id, reason FROM order_status_changes')).toEqual([
      { user_id: null, reason: '' },
    ]);
  },
};
export default data;
