import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Of each group the number of entries, with families as one. */
const COUNTED = `SELECT site_id, group_id, count(DISTINCT CASE WHEN family = 0 THEN -product_id ELSE family END)::int AS entries
  FROM list_entries GROUP BY 1, 2 ORDER BY 1, 2`;
const KEPT = `SELECT site_id, group_id, sum(entries)::int AS entries FROM list_counts WHERE facet = ''
  GROUP BY 1, 2 HAVING sum(entries) <> 0 ORDER BY 1, 2`;

/** Lists have counts, also after the next change; entries have the use of their products. */
const data: UpgradeData = {
  fill: [`UPDATE products SET use_measure = 'wash', use_content = 500`],
  changes: [],
  async expectChanged(read) {
    const before = await read(KEPT);
    expect(before).toEqual(await read(COUNTED));
    expect(before.length).toBeGreaterThan(0);
    expect(
      await read(`SELECT count(*)::int AS entries, count(DISTINCT e.site_id)::int AS sites,
        bool_and(e.use_measure = 'wash' AND e.use_amount = u.content * 500.0) AS same
        FROM list_entries e JOIN product_units u ON u.id = e.unit_id`),
    ).toEqual([{ entries: (await read('SELECT * FROM list_entries')).length, sites: 2, same: true }]);
    await read('UPDATE products SET stock = 0');
    expect(
      await read(`SELECT DISTINCT value FROM list_counts WHERE facet = 'voorraad' AND entries > 0`),
    ).toContainEqual({
      value: 'false',
    });
    await read('UPDATE products SET active = false');
    expect(await read(KEPT)).toEqual([]);
    await read('UPDATE products SET active = true');
    expect(await read(KEPT)).toEqual(before);
  },
};
export default data;
