import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [
    `INSERT INTO content_versions (id, site_id, kind, row_id, state, based_on, fields, publish_at)
      VALUES (170, 'noord', 'slide', 100, 'scheduled', 1, '{"alt": "Kerst"}', '2099-12-24T08:00:00Z')`,
  ],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT state, undoes FROM content_versions WHERE id = 170')).toEqual([
      { state: 'scheduled', undoes: null },
    ]);
  },
};
export default data;
