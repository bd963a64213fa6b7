import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    const before = await read(`SELECT * FROM shop_counts() WHERE measure = 'jobs'`);
    await read(`INSERT INTO jobs (site_id, kind, payload) VALUES ('zuid', 'import.open', '{}')`);
    expect(await read(`SELECT * FROM shop_counts() WHERE measure = 'jobs'`)).toEqual([
      ...before,
      { measure: 'jobs', label: 'import.open', value: 1 },
    ]);
  },
};
export default data;
