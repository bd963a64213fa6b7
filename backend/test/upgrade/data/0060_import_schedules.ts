import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [],
  changes: ['mails.import_run_id'],
  async expectChanged(read) {
    expect(await read('SELECT count(*)::int AS runs FROM import_runs')).toEqual([{ runs: 0 }]);
    expect(await read(`SELECT * FROM due_work('{import_schedule}', current_date, now())`)).toEqual([]);
    await read(`INSERT INTO jobs (site_id, kind, key) VALUES ('zuid', 'import.scheduled', '1')`);
    expect(await read(`SELECT * FROM due_work('{import_schedule,job}', current_date, now())`)).toContainEqual(
      {
        ...{ kind: 'import_schedule', site_id: 'zuid' },
      },
    );
  },
};
export default data;
