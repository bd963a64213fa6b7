import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM vat_checks')).toEqual([]);
    expect(await read('SELECT DISTINCT vat_check_id FROM orders')).toEqual([{ vat_check_id: null }]);
  },
};
export default data;
