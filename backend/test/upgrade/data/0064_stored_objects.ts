import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Bytes stay in their rows until an operator moves them. */
const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT count(*)::int AS objects FROM stored_objects')).toEqual([{ objects: 0 }]);
    expect(await read('SELECT id FROM media WHERE bytes IS NULL OR object IS NOT NULL')).toEqual([]);
  },
};
export default data;
