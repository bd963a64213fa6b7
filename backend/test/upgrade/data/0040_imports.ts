import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM imports')).toEqual([]);
    expect(await read('SELECT id FROM jobs')).toEqual([]);
  },
};
export default data;
