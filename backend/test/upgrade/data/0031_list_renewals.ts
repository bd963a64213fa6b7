import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Lists keep their entries, and follow the next change. */
const data: UpgradeData = {
  fill: [],
  changes: ['list_entries.firsts'],
  async expectChanged(read) {
    const before = await read('SELECT product_id, group_id, family_rank FROM list_entries ORDER BY 1, 2');
    await read(`UPDATE products SET name = name || ' nieuw'`);
    expect(
      await read(`
        SELECT e.product_id, e.group_id, e.family_rank FROM list_entries e JOIN products p ON p.id = e.product_id
        WHERE e.name LIKE '% nieuw' ORDER BY 1, 2`),
    ).toEqual(before);
    expect(await read('SELECT id FROM list_renewals')).toEqual([]);
    await read(`UPDATE products SET name = replace(name, ' nieuw', '')`);
  },
};
export default data;
