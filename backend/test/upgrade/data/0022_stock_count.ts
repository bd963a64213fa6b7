import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM stock_counts')).toEqual([]);
    expect(await read('SELECT id FROM stock_count_events')).toEqual([]);
    expect(await read('SELECT list_id FROM stock_lines')).toEqual([]);
  },
};
export default data;
