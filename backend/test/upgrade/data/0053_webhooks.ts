import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read(`SELECT * FROM due_work('{webhook}', current_date, now())`)).toEqual([]);
    await read(`INSERT INTO outbox_events (site_id, type, data) VALUES ('zuid', 'order.placed', '{}')`);
    expect(await read(`SELECT * FROM due_work('{webhook}', current_date, now())`)).toEqual([
      { kind: 'webhook', site_id: 'zuid' },
    ]);
  },
};
export default data;
