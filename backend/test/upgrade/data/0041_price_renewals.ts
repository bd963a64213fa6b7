import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Entries stay as they are, and follow the next price and stock. */
const data: UpgradeData = {
  fill: [],
  changes: [],
  async expectChanged(read) {
    const entries = () => read('SELECT * FROM list_entries ORDER BY site_id, product_id, group_id');
    const before = await entries();
    await read('UPDATE product_units SET price_cents = price_cents + 7');
    await read('UPDATE products SET stock = stock + 1000');
    expect(
      await read(
        'SELECT 1 FROM list_entries e JOIN product_units u ON u.id = e.unit_id WHERE e.list_cents <> u.price_cents',
      ),
    ).toEqual([]);
    await read('UPDATE product_units SET price_cents = price_cents - 7');
    await read('UPDATE products SET stock = stock - 1000');
    expect(await entries()).toEqual(before);
    expect(await read('SELECT id FROM list_renewals')).toEqual([]);
    await read("DELETE FROM past_prices WHERE until > now() - interval '1 minute'");
  },
};
export default data;
