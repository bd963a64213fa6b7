import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { type Library, media, openLibrary, photo } from '../media/library.ts';
import {
  emptyDatabase,
  makeAdmin,
  makeProduct,
  makeSession,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { type Bucket, startBucket } from './bucket.ts';
import { openPlaces, placesOf } from './open.ts';

let bucket: Bucket;
let folder: string;
beforeAll(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(join(tmpdir(), 'toonbank-folder-'));
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

describe.each(['s3', 'folder'])('with files in %s', (place) => {
  let test: TestApp;
  let library: Library;
  let plain: TestApp;
  beforeAll(async () => {
    const objects = await openPlaces({ ...bucket.env, MEDIA_STORE: place, MEDIA_FOLDER: folder });
    test = await testApp(async () => ({ ...(await emptyDatabase()), objects }));
    plain = await testApp();
    library = await openLibrary(test);
  });
  afterAll(() => Promise.all([test.close(), plain.close()]));

  it('answers every size of a picture with the bytes and headers of a shop that has it in the database', async () => {
    const other = await openLibrary(plain);
    const bytes = await photo(1000, 600);
    const [{ url, variants }, same] = [await library.add(bytes), await other.add(bytes)];
    expect(await placesOf(test.database, library.site.id)).toEqual({ [place]: 5 });
    const paths = [url, ...variants.map((one) => one.url), url.replace('.webp', '-960')];
    for (const path of paths) {
      const answer = await library.get(path);
      const expected = await other.get(path.replace(library.site.id, other.site.id));
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(expected.rawPayload)).toBe(true);
      for (const name of ['cache-control', 'etag', 'content-type', 'vary', 'content-security-policy'])
        expect([name, answer.headers[name]]).toEqual([name, expected.headers[name]]);
    }
    expect(same.variants).toHaveLength(4);
  });

  it('makes crops of a stored picture, and replaces it', async () => {
    const { id } = await library.add(await photo(1000, 700));
    const described = await library.call(media.setDetails, { imageID: id, focal: { x: 20, y: 20 } });
    const { variants } = (described.body as { data: { variants: { url: string }[] } }).data;
    for (const { url } of variants) expect((await library.get(url)).statusCode).toBe(200);
    const base64 = (await photo(1000, 701)).toString('base64');
    const replaced = await library.call(media.replace, { imageID: id, base64 });
    expect((await library.get((replaced.body as { data: { url: string } }).data.url)).statusCode).toBe(200);
  });

  it('keeps safety sheets there, and serves them', async () => {
    const { site } = library;
    const product = await makeProduct(test, site);
    const sid = await makeSession(test, site, {
      adminId: await makeAdmin(test, site, { role: 'catalogue' }),
    });
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n');
    const sheet = { base64: pdf.toString('base64'), filename: 'blad.pdf' };
    const input = { productID: product.id, seen: null, sheet };
    const after = await test.data(endpoints.productDesk.setSheet, input, { site, sid });
    const { rows } = await test.database.inSite(site.id, (tx) =>
      tx.execute<{ place: string }>(sql`SELECT split_part(object, ':', 1) AS place FROM product_files`),
    );
    expect(rows).toEqual([{ place }]);
    const answer = await library.get(after.sheet ?? '');
    expect([answer.statusCode, answer.rawPayload.toString()]).toEqual([200, pdf.toString()]);
  });

  it('gives each site its own object of the same picture, and none a name of another', async () => {
    const other = await openLibrary(test);
    const bytes = await photo(300, 200);
    const { url } = await library.add(bytes);
    expect((await library.get(url.replace(library.site.id, other.site.id))).statusCode).toBe(404);
    await other.add(bytes);
    const objectOf = async (siteId: string) => {
      const { rows } = await test.database.inSite(siteId, (tx) =>
        tx.execute<{ object: string }>(sql`SELECT object FROM media WHERE width = 300 AND height = 200`),
      );
      return rows[0]?.object ?? '';
    };
    const object = await objectOf(other.site.id);
    expect(await objectOf(library.site.id)).toBe(object);
    const mine = await test.database.objects?.read(library.site.id, object);
    expect(mine?.equals((await other.get(url.replace(library.site.id, other.site.id))).rawPayload)).toBe(
      true,
    );
    await test.database.objects?.remove(library.site.id, object);
    // Nothing stays in the memory of a new app.
    test.renew();
    expect((await library.get(url)).statusCode).toBe(503);
    expect((await other.get(url.replace(library.site.id, other.site.id))).statusCode).toBe(200);
    await expect(test.database.objects?.read('../papier', object)).rejects.toThrow('no object');
  });
});
