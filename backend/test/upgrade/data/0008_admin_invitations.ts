import { expect } from 'vitest';
import type { UpgradeData } from '../run-upgrade.ts';

const data: UpgradeData = {
  fill: [
    `INSERT INTO admin_users (id, site_id, username, password_hash, name, role) VALUES
      (160, 'noord', 'beheer@noord.test', 'x', 'Anja', 'manager')`,
  ],
  changes: [],
  async expectChanged(read) {
    const rows = await read(
      'SELECT name, role, active, email, last_login_at FROM admin_users WHERE id = 160',
    );
    expect(rows).toEqual([{ name: 'Anja', role: 'manager', active: true, email: '', last_login_at: null }]);
  },
};
export default data;
