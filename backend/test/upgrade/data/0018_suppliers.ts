import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM suppliers')).toEqual([]);
    expect(await read('SELECT id FROM task_about WHERE partner_id IS NOT NULL')).toEqual([]);
  },
};
export default data;
