import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM mails WHERE dismissed_at IS NOT NULL')).toEqual([]);
    const weekdays = await read('SELECT DISTINCT weekdays FROM delivery_rules');
    for (const rules of weekdays) expect(rules).toEqual({ weekdays: [1, 2, 3, 4, 5] });
  },
};
export default data;
