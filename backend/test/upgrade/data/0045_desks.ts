import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    const handled = await read('SELECT handled_at, handled_by FROM payments WHERE handled_at IS NOT NULL');
    expect(handled).toEqual([]);
    expect(await read('SELECT resent_at FROM mails WHERE resent_at IS NOT NULL')).toEqual([]);
  },
};
export default data;
