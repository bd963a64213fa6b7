import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [`INSERT INTO content_checks (site_id, checked_at) VALUES ('noord', '2026-11-20T02:00:00Z')`],
  changes: [],
  async expectChanged(read) {
    expect(await read(`SELECT redirects FROM sites WHERE id = 'noord'`)).toEqual([{ redirects: {} }]);
    // Of another state than any: the texts are checked at the next reading.
    expect(await read(`SELECT state FROM content_checks WHERE site_id = 'noord'`)).toEqual([{ state: '' }]);
  },
};
export default data;
