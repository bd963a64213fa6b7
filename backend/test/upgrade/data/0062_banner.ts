import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const version = (state: string, number: number | null) =>
  `INSERT INTO content_versions (site_id, kind, row_id, state, version, based_on, fields)
    VALUES ('noord', 'site', 1, '${state}', ${number}, 1, '{"alertMessage": "Dicht"}')`;

const data: UpgradeData = {
  fill: [version('live', 1), version('draft', null)],
  changes: ['content_versions.fields'],
  async expectChanged(read) {
    const none = { bannerLink: '', bannerFrom: '', bannerUntil: '', bannerHidden: 'false' };
    expect(await read('SELECT fields FROM content_versions ORDER BY state DESC')).toEqual([
      { fields: { alertMessage: 'Dicht', ...none } },
      { fields: { alertMessage: 'Dicht' } },
    ]);
    expect(
      await read('SELECT DISTINCT banner_link, banner_from, banner_until, banner_hidden FROM sites'),
    ).toEqual([{ banner_link: '', banner_from: null, banner_until: null, banner_hidden: false }]);
  },
};
export default data;
