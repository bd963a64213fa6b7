import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT code FROM master_texts')).toEqual([]);
    expect(await read('SELECT code FROM master_pages')).toEqual([]);
  },
};
export default data;
