import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const version = (state: string, number: number | null) =>
  `INSERT INTO content_versions (site_id, kind, row_id, state, version, based_on, fields)
    VALUES ('noord', 'site', 1, '${state}', ${number}, 1, '{"alertMessage": "Dicht"}')`;

const data: UpgradeData = {
  fill: [version('live', 1), version('draft', null)],
  changes: ['content_versions.fields'],
  async expectChanged(read) {
    expect(await read('SELECT fields FROM content_versions ORDER BY state DESC')).toEqual([
      { fields: { alertMessage: 'Dicht', notice: '' } },
      { fields: { alertMessage: 'Dicht' } },
    ]);
    expect(await read('SELECT DISTINCT notice FROM sites')).toEqual([{ notice: '' }]);
  },
};
export default data;
