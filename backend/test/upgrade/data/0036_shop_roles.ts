import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [
    `INSERT INTO admin_users (id, site_id, username, password_hash, name, role) VALUES
      (170, 'noord', 'publicist@noord.test', 'x', 'Bram', 'publisher')`,
  ],
  changes: [],
  async expectChanged(read) {
    expect(await read('SELECT role FROM admin_users WHERE id = 170')).toEqual([{ role: 'publisher' }]);
    const [check] = await read(
      "SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = 'admin_users_role_check'",
    );
    expect(check?.rule).toContain('warehouse');
  },
};
export default data;
