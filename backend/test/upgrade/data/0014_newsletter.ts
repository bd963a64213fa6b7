import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM newsletter_subscribers')).toEqual([]);
    expect(await read('SELECT id FROM mails WHERE subscriber_id IS NOT NULL')).toEqual([]);
  },
};
export default data;
