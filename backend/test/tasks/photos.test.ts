import { endpoints } from '@toonbank/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { upkeep } from '../../src/upkeep.ts';
import { dot, png } from '../media/images.ts';
import { codeOf, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Asker, makeAsker, makeColleague } from './make-task.ts';

const { tasks } = endpoints;

let test: TestApp;
let site: Site;
let asker: Asker;
let colours = 0;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
beforeEach(async () => {
  asker = await makeAsker(test, site);
});
afterAll(() => test.close());

/** A small picture that no other call makes. */
function newDot(): string {
  colours += 1;
  return dot(`#${colours.toString(16).padStart(6, '0')}`);
}
const upload = (base64: string, from = asker) =>
  test.data(tasks.uploadPhoto, { base64 }, from.caller).then(({ photo_id }) => photo_id);
const load = (photoID: number, from: Asker, size: 'thumb' | 'full' = 'full') =>
  test.call(tasks.photo, { photoID, size }, from.caller);

describe('a photo', () => {
  it('of a phone is stored upright and small, without its place and time', async () => {
    const jpeg = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Make: 'Proeftelefoon' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = await test.data(tasks.uploadPhoto, { base64: jpeg.toString('base64') }, asker.caller);
    expect([photo.width, photo.height]).toEqual([1067, 1600]);
    const { raw, headers } = await load(photo.photo_id, asker);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', width: 1067 });
    expect((await sharp(raw).metadata()).exif).toBeUndefined();
    const thumb = await load(photo.photo_id, asker, 'thumb');
    expect(await sharp(thumb.raw).metadata()).toMatchObject({ width: 213, height: 320 });
  });

  it('is in the message that it was sent with, for the whole company and for no other', async () => {
    const photo = await upload(newDot());
    const { task_id } = await asker.ask({ photos: [photo] });
    const { rows } = await asker.read(task_id);
    expect(rows[0]?.photos).toEqual([{ photo_id: photo, width: 1, height: 1 }]);
    const colleague = await makeColleague(test, site, asker.customer);
    const stranger = await makeAsker(test, site);
    expect((await load(photo, colleague)).status).toBe(200);
    expect((await load(photo, stranger)).status).toBe(404);
  });

  it('that waits for its message is its uploader’s only', async () => {
    const photo = await upload(newDot());
    const colleague = await makeColleague(test, site, asker.customer);
    expect((await load(photo, asker)).status).toBe(200);
    expect((await load(photo, colleague)).status).toBe(404);
    const { task_id } = await asker.ask();
    const rows = [{ text: 'Kijk', photos: [photo] }];
    const stolen = await codeOf(test, tasks.save, { taskID: task_id, actionID: 1, rows }, colleague.caller);
    expect(stolen).toBe('404 not_found');
    expect((await asker.read(task_id)).rows).toHaveLength(1);
  });

  it('uploaded twice is one photo, and is sent once', async () => {
    const base64 = newDot();
    const photo = await upload(base64);
    expect(await upload(base64)).toBe(photo);
    const { task_id } = await asker.ask({ photos: [photo] });
    const rows = [{ text: 'Nog eens', photos: [photo] }];
    expect(await codeOf(test, tasks.save, { taskID: task_id, actionID: 1, rows }, asker.caller)).toBe(
      '404 not_found',
    );
  });

  it.each([
    ['a text', Buffer.from('geen foto').toString('base64'), 'unknown_type'],
    ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), 'unknown_type'],
    [
      'a photo that is cut off',
      Buffer.from(newDot(), 'base64').subarray(0, 50).toString('base64'),
      'damaged',
    ],
    [
      'a small file of a billion pixels',
      png(40_000, 30_000, Buffer.alloc(9)).toString('base64'),
      'too_many_pixels',
    ],
    ['no base64', '@@@', 'invalid_format'],
  ])('that is %s is refused, and says why', async (_, base64, fault) => {
    const { status, body } = await test.call(tasks.uploadPhoto, { base64 }, asker.caller);
    expect([status, body]).toMatchObject([400, { error: { fields: { base64: fault } } }]);
  });

  it('of 20 MB is refused before it is read', async () => {
    const base64 = 'A'.repeat(27_000_000);
    expect(await codeOf(test, tasks.uploadPhoto, { base64 }, asker.caller)).toBe('413 payload_too_large');
  });

  it('is the last one of sixty that wait, also when all come at once', async () => {
    const many = Array.from({ length: 70 }, () =>
      test.call(tasks.uploadPhoto, { base64: newDot() }, asker.caller),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    const { rows } = await test.database.pool.query(
      'SELECT count(*)::int AS n FROM task_photos WHERE user_id = $1',
      [asker.customer.userId],
    );
    expect(rows[0].n).toBeLessThanOrEqual(60);
    expect(rows[0].n).toBe(statuses.filter((status) => status === 200).length);
    expect(new Set(statuses.filter((status) => status !== 200 && status !== 400 && status !== 503))).toEqual(
      new Set(),
    );
  });

  it('that was never sent is removed after a day, and one that was sent is not', async () => {
    const [sent, unsent] = [await upload(newDot()), await upload(newDot())];
    await asker.ask({ photos: [sent] });
    await test.database.pool.query("UPDATE task_photos SET created_at = now() - interval '25 hours'");
    await upkeep(test.database);
    expect((await load(sent, asker)).status).toBe(200);
    expect((await load(unsent, asker)).status).toBe(404);
  });
});

it('twenty photos fit in a message, and the twenty-first is refused without a loss', async () => {
  const photos: number[] = [];
  for (let at = 0; at < 21; at += 1) photos.push(await upload(newDot()));
  const body = { title: 'Schade', desc: 'Zie de foto’s.', photos };
  const { status, body: refused } = await test.call(tasks.createService, body, asker.caller);
  expect([status, refused]).toMatchObject([400, { error: { fields: { photos: expect.any(String) } } }]);
  const { task_id } = await asker.ask({ photos: photos.slice(0, 20) });
  expect((await asker.read(task_id)).rows[0]?.photos).toHaveLength(20);
});
