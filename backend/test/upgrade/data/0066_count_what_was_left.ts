import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const COUNTED = `SELECT site_id, at_once::text AS value, count(DISTINCT CASE WHEN family = 0 THEN -product_id ELSE family END)::int AS entries
  FROM list_entries WHERE group_id = 0 GROUP BY 1, 2 ORDER BY 1, 2`;
const KEPT = `SELECT site_id, value, sum(entries)::int AS entries FROM list_counts WHERE group_id = 0 AND facet = 'voorraad'
  GROUP BY 1, 2 HAVING sum(entries) <> 0 ORDER BY 1, 2`;

/** Counts that had become wrong are right again, also after the next change. */
const data: UpgradeData = {
  fill: [`UPDATE list_counts SET entries = entries + 7 WHERE facet = 'voorraad'`],
  changes: ['list_counts'],
  async expectChanged(read) {
    const before = await read(KEPT);
    expect(before).toEqual(await read(COUNTED));
    expect(before.length).toBeGreaterThan(0);
    await read('UPDATE products SET stock = CASE WHEN stock > 0 THEN 0 ELSE 5 END');
    expect(await read(KEPT)).toEqual(await read(COUNTED));
  },
};
export default data;
