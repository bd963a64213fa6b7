import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** The planner knows that a group, a price list and a customer have one site. */
const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    expect(
      await read(
        `SELECT stxrelid::regclass::text AS "table", stxkind::text AS kinds FROM pg_statistic_ext ORDER BY 1`,
      ),
    ).toEqual(
      ['list_entries', 'list_prices', 'price_agreements'].map((table) => ({ table, kinds: '{d,f}' })),
    );
  },
};
export default data;
