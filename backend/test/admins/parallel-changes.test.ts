import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { atOnce } from '../concurrency/postgres-app.ts';
import { makeEditor } from '../editing/make-editors.ts';
import { makeSite, migratedDatabase, type TestApp, testApp } from '../support/index.ts';
import type { ServerDatabase } from '../support/test-server.ts';

const { admins } = endpoints;
const ROUNDS = 10;

let where: ServerDatabase;
let test: TestApp;

beforeAll(async () => {
  where = await migratedDatabase();
  test = await testApp(async () => connectPostgres(where.url, 20));
});
afterAll(async () => {
  await test?.close();
  await where?.drop();
});

describe('managers who take each other’s rights at the same moment', () => {
  it.each(['setActive', 'changeRole'] as const)('leave the site one manager, by %s', async (call) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await makeSite(test);
      const [anja, bram, carla] = [
        await makeEditor(test, site, 'manager', 'Anja'),
        await makeEditor(test, site, 'manager', 'Bram'),
        await makeEditor(test, site, 'manager', 'Carla'),
      ];
      const take = (by: typeof anja, { adminId: adminID }: typeof anja) =>
        call === 'setActive'
          ? test.call(admins.setActive, { adminID, active: false }, by)
          : test.call(admins.changeRole, { adminID, role: 'editor' }, by);
      const answers = await atOnce(6, (at) => {
        const pairs = [
          [anja, bram],
          [bram, anja],
          [carla, anja],
          [anja, carla],
          [bram, carla],
          [carla, bram],
        ] as const;
        const [by, other] = pairs[at] ?? pairs[0];
        return take(by, other);
      });
      expect(
        answers.map(({ status }) => status).filter((status) => ![200, 401, 403].includes(status)),
      ).toEqual([]);
      const { rows } = await test.database.pool.query(
        "SELECT count(*)::int AS managers FROM admin_users WHERE site_id = $1 AND active AND role = 'manager'",
        [site.id],
      );
      expect(rows).toEqual([{ managers: 1 }]);
    }
  });
});
