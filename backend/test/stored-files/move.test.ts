import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { sql } from '../../src/db/sql.ts';
import { readMediaCommand, runMediaCommand } from '../../src/modules/stored-files/command.ts';
import { type Library, media, openLibrary, photo } from '../media/library.ts';
import { migratedDatabase, type TestApp, testApp } from '../support/index.ts';
import type { ServerDatabase } from '../support/test-server.ts';
import { startBadBucket } from './bad-bucket.ts';
import { openPlaces, placesOf } from './open.ts';

const MAIN = fileURLToPath(new URL('../../src/commands/main.ts', import.meta.url));

let server: ServerDatabase;
let test: TestApp;
let library: Library;
let bucket: Awaited<ReturnType<typeof startBadBucket>>;
let folder: string;
/** Address → bytes of all pictures and their sizes. */
let expected: Map<string, Buffer>;

beforeAll(async () => {
  server = await migratedDatabase();
  folder = mkdtempSync(join(tmpdir(), 'toonbank-move-'));
});
beforeEach(async () => {
  bucket = await startBadBucket();
  test = await testApp(async () => connectPostgres(server.url, 4));
  library = await openLibrary(test);
  expected = new Map();
  for (const height of [400, 401, 402]) {
    const { url, variants } = await library.add(await photo(1000, height));
    for (const path of [url, ...variants.map((one) => one.url)])
      expected.set(path, (await library.get(path)).rawPayload);
  }
  await useFor('database');
  return async () => {
    await test.close();
    bucket.close();
  };
});
afterAll(async () => {
  await server?.drop();
  rmSync(folder, { recursive: true });
});

/** The same shop, restarted with another setting. */
async function useFor(store: string) {
  test.database.objects = await openPlaces({ ...bucket.env, MEDIA_FOLDER: folder, MEDIA_STORE: store });
  test.renew();
}
const give = (...args: string[]) => runMediaCommand(test.database, readMediaCommand(args));
const move = () => give('move', library.site.id) as Promise<{ text: string; exitCode: number }>;
const places = () => placesOf(test.database, library.site.id);

async function expectAllServed() {
  test.renew();
  for (const [path, bytes] of expected) {
    const answer = await library.get(path);
    expect([path, answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([path, 200, true]);
  }
}

it('moves files to the bucket, the folder and back, and serves all of them at each step', async () => {
  expect(await places()).toEqual({ database: 15 });
  await useFor('s3');
  // Not moved yet: read where they are.
  await expectAllServed();
  expect((await move()).text).toMatch(/^Moved 15 files \(\d+\.\d MB\) to s3\.$/);
  expect(await places()).toEqual({ s3: 15 });
  await expectAllServed();
  expect((await move()).text).toMatch(/^Moved 0 files/);
  await useFor('folder');
  await expectAllServed();
  await move();
  expect(await places()).toEqual({ folder: 15 });
  await expectAllServed();
  await useFor('database');
  await move();
  expect(await places()).toEqual({ database: 15 });
  // Without any place set up.
  test.database.objects = undefined;
  await expectAllServed();
});

it('loses nothing when it is killed in the middle, and finishes when it is given again', async () => {
  const env = { ...process.env, ...bucket.env, DATABASE_URL: server.url, DATA_DIR: folder, DEMO_DATA: '0' };
  const kills = [3, 7];
  for (const puts of kills) {
    const stopAt = bucket.puts() + puts;
    await new Promise<void>((resolve) => {
      const command = execFile(process.execPath, [MAIN, 'media', 'move', library.site.id], { env }, () =>
        resolve(),
      );
      bucket.onPut(() => bucket.puts() === stopAt && command.kill('SIGKILL'));
    });
    await useFor('s3');
    await expectAllServed();
  }
  const { s3 = 0, database = 0 } = await places();
  expect([s3 > 0, database > 0, s3 + database]).toEqual([true, true, 15]);
  bucket.onPut(() => {});
  const done = await new Promise<string>((resolve) => {
    execFile(process.execPath, [MAIN, 'media', 'move', library.site.id], { env }, (_error, out) =>
      resolve(out),
    );
  });
  expect(done).toContain(`Moved ${database} files`);
  expect(await places()).toEqual({ s3: 15 });
  await expectAllServed();
});

it('ends with a sentence when it is told to end', async () => {
  const env = { ...process.env, ...bucket.env, DATABASE_URL: server.url, DATA_DIR: folder, DEMO_DATA: '0' };
  const stopAt = bucket.puts() + 4;
  const said = await new Promise<string>((resolve) => {
    const command = execFile(
      process.execPath,
      [MAIN, 'media', 'move', library.site.id],
      { env },
      (_error, _out, err) => resolve(err),
    );
    bucket.onPut(() => bucket.puts() === stopAt && command.kill('SIGTERM'));
  });
  expect(said).toMatch(/^Moved [34] files \(.*\) to s3\. Stopped: give the command again\.\n$/);
});

it('stops with a sentence when the bucket goes away, and goes on from there', async () => {
  await useFor('s3');
  bucket.cutAfter(5);
  await expect(move()).rejects.toThrow('Moved 5 files');
  expect(await places()).toEqual({ database: 10, s3: 5 });
  bucket.cutAfter(Number.POSITIVE_INFINITY);
  await expectAllServed();
  expect((await move()).text).toContain('Moved 10 files');
});

it('goes on past a file that the bucket refuses, says so, and moves it the next time', async () => {
  await useFor('s3');
  bucket.onPut(() => bucket.behave([3, 4].includes(bucket.puts()) ? 500 : 'right'));
  await expect(move()).rejects.toThrow(/^Moved 1[34] files/);
  bucket.onPut(() => bucket.behave('right'));
  await expectAllServed();
  await move();
  expect(await places()).toEqual({ s3: 15 });
});

it('keeps what editors add, replace and remove while it runs, and two of it do not disturb each other', async () => {
  await useFor('s3');
  const [first = ''] = expected.keys();
  const edits = async () => {
    const { url } = await library.add(await photo(900, 333));
    expected.set(url, (await library.get(url)).rawPayload);
    const { rows } = await test.database.inSite(library.site.id, (tx) =>
      tx.execute<{ id: number }>(sql`SELECT id FROM media ORDER BY id LIMIT 2`),
    );
    const [removed, replaced] = rows.map(({ id }) => id);
    await library.call(media.remove, { imageIDs: [removed] });
    const base64 = (await photo(800, 222)).toString('base64');
    await library.call(media.replace, { imageID: replaced, base64 });
  };
  await Promise.all([move(), edits(), move()]);
  await move();
  expect(Object.keys(await places())).toEqual(['s3']);
  test.renew();
  expect((await library.get(first)).statusCode).toBe(404);
  const { rows } = await test.database.inSite(library.site.id, (tx) =>
    tx.execute<{ path: string }>(sql`SELECT path FROM media UNION SELECT path FROM media_variants`),
  );
  for (const { path } of rows)
    expect((await library.get(`/media/${library.site.id}/${path}`)).statusCode).toBe(200);
});

it('does not give a picture its former bytes when it was replaced while they were being moved', async () => {
  await useFor('s3');
  const { rows } = await test.database.inSite(library.site.id, (tx) =>
    tx.execute<{ id: number }>(sql`SELECT id FROM media ORDER BY id::text COLLATE "C" LIMIT 1`),
  );
  const base64 = (await photo(800, 222)).toString('base64');
  let url = '';
  let replacing: Promise<void> | undefined;
  bucket.onPut(() => {
    if (replacing) return undefined;
    replacing = (async () => {
      const { body } = await library.call(media.replace, { imageID: rows[0]?.id, base64 });
      url = (body as { data: { url: string } }).data.url;
    })();
    return replacing;
  });
  await move();
  bucket.onPut(() => {});
  test.renew();
  const { width, height } = await sharp((await library.get(url)).rawPayload).metadata();
  expect([width, height]).toEqual([800, 222]);
});

it('tells which files are missing or wrong', async () => {
  await useFor('s3');
  await move();
  const [gone = '', changed = ''] = bucket.objects.keys();
  bucket.objects.delete(gone);
  bucket.objects.set(changed, Buffer.from('iets anders'));
  const report = await give('verify', library.site.id);
  expect(report).toMatchObject({ exitCode: 1, text: expect.stringContaining('13 files right, 2 wrong.') });
  expect((report as { text: string }).text).toMatch(/: missing\n|: corrupt\n/);
  expect(await give('status')).toMatch(
    /^New files go to: s3\n(?:database: \d+ files\n)?s3: \d+ files\nno longer used: /,
  );
  expect(await give('probe')).toBe('s3: a file was written, read and removed.');
  bucket.behave(403);
  await expect(give('probe')).rejects.toThrow('s3 can not be used: S3 returned 403');
});
