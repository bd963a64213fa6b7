import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const version = (state: string, number: number | null, fields: object) =>
  `INSERT INTO content_versions (site_id, kind, row_id, state, version, based_on, fields)
    VALUES ('noord', 'slide', 100, '${state}', ${number}, 1, '${JSON.stringify(fields)}')`;

const data: UpgradeData = {
  fill: [version('live', 1, { alt: 'Lente' }), version('draft', null, { alt: 'Zomer' })],
  changes: ['content_versions.fields'],
  async expectChanged(read) {
    expect(await read('SELECT fields FROM content_versions ORDER BY state DESC')).toEqual([
      { fields: { alt: 'Lente', visible: 'true' } },
      { fields: { alt: 'Zomer' } },
    ]);
    expect(await read('SELECT DISTINCT visible FROM slides')).toEqual([{ visible: true }]);
    expect(await read('SELECT DISTINCT visible FROM news_items')).toEqual([{ visible: true }]);
  },
};
export default data;
