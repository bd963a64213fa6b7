import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT id FROM credit_notes')).toEqual([]);
    expect(await read('SELECT id FROM later_deliveries')).toEqual([]);
    expect(await read('SELECT id FROM mails WHERE credit_note_id IS NOT NULL')).toEqual([]);
  },
};
export default data;
