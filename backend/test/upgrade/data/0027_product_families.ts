import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Every product stays an entry of its own, until it joins a family. */
const data: UpgradeData = {
  fill: [],
  changes: ['list_entries'],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT family_id, family_value FROM products')).toEqual([
      { family_id: null, family_value: '' },
    ]);
    expect(await read('SELECT DISTINCT family, firsts FROM list_entries')).toEqual([
      { family: 0, firsts: -1 },
    ]);
  },
};
export default data;
