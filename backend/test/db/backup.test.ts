import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../src/db/backup/back-up.ts';
import { restore } from '../../src/db/backup/restore.ts';
import { connectEmbedded } from '../../src/db/connect.ts';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { installationSecret } from '../../src/modules/payments/secret.ts';
import { storeImage } from '../media/images.ts';
import {
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
  testPassword,
} from '../support/index.ts';

let home: string;
let folder: string;
let file: string;
let secret: string;
let username: string;
let sid: string;
let imageUrl: string;
let picture: Buffer;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'toonbank-backup-'));
  folder = join(home, 'data');
  file = join(home, 'shop.sqlar');
  const test = await testApp(() => connectEmbedded(folder));
  const [site] = [await makeSite(test, { id: 'noord' }), await makeSite(test, { id: 'zuid' })];
  const customer = await makeCustomer(test, site);
  username = customer.username;
  sid = await makeSession(test, site, customer);
  const product = await makeProduct(test, site, { stock: 10 });
  await test.data(endpoints.cart.update, { id: product.id, quantity: 2 }, { site, sid });
  await test.data(endpoints.cart.sendOrder, {}, { site, sid });
  imageUrl = (await storeImage(test, site)).url;
  picture = await pictureAt(test);
  secret = await installationSecret(folder);
  await test.close();
  await backUp(folder, file);
}, 200_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const pictureAt = async (test: TestApp): Promise<Buffer> =>
  (await (await test.app()).inject({ method: 'GET', url: imageUrl })).rawPayload;

it('restores orders, accounts, images, secret and row-level security, in another folder', async () => {
  const elsewhere = join(home, 'elsewhere');
  expect(await restore(elsewhere, file)).toBe(1);
  expect(await installationSecret(elsewhere)).toBe(secret);
  const test = await testApp(() => connectEmbedded(elsewhere));
  const login = await test.call(
    endpoints.auth.login,
    { username, password: testPassword },
    { site: 'noord', sid },
  );
  expect(login.body).toMatchObject({ result: true, authenticated: true });
  const seen = (site: string) =>
    test.database.inSite(site, async (tx) => (await tx.execute('SELECT number FROM orders')).rows);
  expect([await seen('noord'), await seen('zuid')]).toEqual([[{ number: 1 }], []]);
  expect((await pictureAt(test)).equals(picture)).toBe(true);
  await test.close();
}, 200_000);

it('is readable by its owner only, and never replaces a file', async () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(backUp(folder, file)).rejects.toThrow(/is there already/);
});

it('refuses a running shop, and a folder without one', async () => {
  const release = lockFolder(folder);
  await expect(backUp(folder, join(home, 'second.sqlar'))).rejects.toThrow(/in use by another process/);
  await expect(restore(folder, file)).rejects.toThrow(/in use by another process/);
  release();
  await expect(backUp(join(home, 'nothing'), join(home, 'second.sqlar'))).rejects.toThrow(/There is no shop/);
  expect(existsSync(join(home, 'second.sqlar'))).toBe(false);
});

it('never replaces a database, nor another secret', async () => {
  await expect(restore(folder, file)).rejects.toThrow(/already\. Nothing was changed/);
  const other = join(home, 'other');
  await installationSecret(other);
  await expect(restore(other, file)).rejects.toThrow(/another secret than the backup's/);
  expect(existsSync(join(other, 'database'))).toBe(false);
});

it('refuses a damaged or cut backup, and leaves nothing behind', async () => {
  const bytes = readFileSync(file);
  const wrong = join(home, 'wrong.sqlar');
  const target = join(home, 'target');
  const changes: ((path: string) => void)[] = [
    // A file of the right size with other content, which only the checksum tells.
    (path) => {
      const archive = new DatabaseSync(path);
      archive.exec(
        'UPDATE sqlar SET data = zeroblob(sz) WHERE name = (SELECT name FROM sqlar WHERE sz > 0 LIMIT 1)',
      );
      archive.close();
    },
    (path) => truncateSync(path, bytes.length / 2),
    (path) => writeFileSync(path, bytes.fill(0x41, bytes.length / 2, bytes.length / 2 + 4096)),
    (path) => writeFileSync(path, 'no backup'),
  ];
  for (const change of changes) {
    writeFileSync(wrong, bytes);
    change(wrong);
    await expect(restore(target, wrong)).rejects.toThrow(/is not a whole backup/);
    expect(existsSync(join(target, 'database'))).toBe(false);
    expect(existsSync(join(target, 'restore.new'))).toBe(false);
  }
});
