import { endpoints } from '@toonbank/contract';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminActions } from '../../src/db/schema/index.ts';
import { makeProduct, type TestApp, testApp } from '../support/index.ts';
import { media, openLibrary, photo } from './library.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('logs every change of the library, and no call that changed nothing', async () => {
  const library = await openLibrary(test);
  const file = await photo(60, 40);
  const { id, url } = await library.add(file);
  await library.add(file);
  const { group } = await makeProduct(test, library.site);
  const base64 = (await photo(61, 40)).toString('base64');
  await library.call(media.makeDir, { dir: 'a' });
  await library.call(media.makeDir, { dir: 'a' });
  await library.call(media.renameDir, { dir: 'a', newDir: 'b' });
  await library.call(media.moveImages, { imageIDs: [id], dir: 'b' });
  await library.call(media.setDetails, { imageID: id, alt: 'Bezem' });
  await test.call(endpoints.productGroups.updateImage, { id: group.id, image: url }, library.admin);
  await library.call(media.remove, { imageIDs: [id] });
  await library.call(media.replace, { imageID: id, base64 });
  await library.call(media.remove, { imageIDs: [id], force: true });
  await library.call(media.removeDir, { dir: 'b' });
  const rows = await test.database.inSite(library.site.id, (tx) =>
    tx.select().from(adminActions).orderBy(asc(adminActions.id)),
  );
  const image = String(id);
  expect(rows.map(({ action, targetKind, targetId }) => [action, targetKind, targetId])).toEqual([
    ['upload_image', 'image', image],
    ['make_folder', 'image_folder', 'a'],
    ['rename_folder', 'image_folder', 'a'],
    ['move_images', 'image_folder', 'b'],
    ['describe_image', 'image', image],
    ['set_image', 'group', String(group.id)],
    ['replace_image', 'image', image],
    ['remove_image', 'image', image],
    ['remove_folder', 'image_folder', 'b'],
  ]);
});
