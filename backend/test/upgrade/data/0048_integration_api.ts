import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM integration_keys')).toEqual([]);
    expect(await read('SELECT id FROM order_status_changes WHERE key_id IS NOT NULL')).toEqual([]);
  },
};
export default data;
