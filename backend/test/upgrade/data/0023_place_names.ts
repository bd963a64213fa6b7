import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [
    `INSERT INTO stock_places (site_id, list_id, name, position)
      SELECT site_id, id, 'Kelder', 0 FROM order_lists WHERE site_id = 'noord'`,
  ],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT name, former_names FROM stock_places')).toEqual([
      { name: 'Kelder', former_names: [] },
    ]);
  },
};
export default data;
