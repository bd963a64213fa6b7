import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Lists know which products are delivered at once; the shop's ranking is stored when orders are first counted. */
const data: UpgradeData = {
  fill: [`UPDATE products SET delivery_days = 6 WHERE article_number = 'A1'`],
  changes: ['list_entries'],
  async expectChanged(read) {
    expect(await read('SELECT DISTINCT popularity, ranking FROM products')).toEqual([
      { popularity: 3, ranking: null },
    ]);
    expect(
      await read(
        `SELECT p.article_number, bool_and(e.at_once) AS at_once FROM list_entries e JOIN products p ON p.id = e.product_id
        GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { article_number: 'A0', at_once: true },
      { article_number: 'A1', at_once: false },
    ]);
  },
};
export default data;
