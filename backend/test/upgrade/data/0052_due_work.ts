import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [
    `INSERT INTO jobs (site_id, kind) VALUES ('noord', 'import.open')`,
    `INSERT INTO content_changes (site_id, tag, count) VALUES ('noord', 'groups', 4)`,
  ],
  changes: [],
  async expectChanged(read) {
    expect(await read(`SELECT * FROM due_work('{job}', current_date, now())`)).toEqual([
      { kind: 'job', site_id: 'noord' },
    ]);
    expect(await read(`SELECT count FROM content_changes WHERE tag = 'groups'`)).toEqual([{ count: 4 }]);
  },
};
export default data;
