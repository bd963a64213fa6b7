import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** A line still needs an import of its site. */
const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    await expect(
      read(`INSERT INTO import_lines (site_id, import_id, line, data) VALUES ('nergens', 1, 1, '{}')`),
    ).rejects.toThrow('import_lines_import_id_fkey');
  },
};
export default data;
