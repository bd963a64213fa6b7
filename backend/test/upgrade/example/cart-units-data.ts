import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

/** Lines of two units of one product, in the cart of the common data, under hashes that mean nothing. */
export const cartUnitsData: UpgradeData = {
  fill: [
    `INSERT INTO product_units (id, site_id, product_id, name, description, content, is_default, ean, price_cents, position)
      VALUES (150, 'noord', 100, 'doos', 'doos', 10, false, '', 900, 2)`,
    `INSERT INTO cart_lines (site_id, cart_id, product_id, hash, unit_id, quantity, comment)
      VALUES ('noord', 100, 100, 'rood', 100, 2, ''), ('noord', 100, 100, 'blauw', 150, 5, 'Doos')`,
  ],
  changes: ['cart_lines'],
  async expectChanged(read) {
    expect(
      await read('SELECT site_id, hash, unit_id, quantity, comment FROM cart_lines ORDER BY unit_id'),
    ).toEqual([
      { site_id: 'noord', hash: '', unit_id: 100, quantity: 5, comment: 'Boven' },
      { site_id: 'noord', hash: 'u150', unit_id: 150, quantity: 5, comment: 'Doos' },
      { site_id: 'zuid', hash: '', unit_id: 200, quantity: 3, comment: 'Boven' },
    ]);
  },
};
