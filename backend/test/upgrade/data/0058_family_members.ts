import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const LINKS = `SELECT f.id AS family, m->>'slug' AS slug, m->>'family_value' AS value
  FROM product_families f CROSS JOIN json_array_elements(f.members) m ORDER BY 1, 2`;
const EXPECTED = `SELECT e.family, p.slug, p.family_value AS value FROM list_entries e JOIN products p ON p.id = e.product_id
  WHERE e.group_id = 0 AND e.family <> 0 ORDER BY 1, 2`;

/** Families have the links of their members, also after the next change. */
const data: UpgradeData = {
  fill: [
    `INSERT INTO product_families (site_id, name, axis) SELECT id, 'Rollen', 'Inhoud' FROM sites`,
    `UPDATE products p SET family_value = 'maat ' || p.id, family_id = (
      SELECT min(f.id) FROM product_families f WHERE f.site_id = p.site_id)`,
  ],
  changes: [],
  async expectChanged(read) {
    const before = await read(LINKS);
    expect(before.length).toBeGreaterThan(1);
    expect(before).toEqual(await read(EXPECTED));
    await read(`UPDATE products SET slug = slug || '-nieuw'`);
    const after = await read(LINKS);
    expect(after).toEqual(await read(EXPECTED));
    expect(after).not.toEqual(before);
  },
};
export default data;
