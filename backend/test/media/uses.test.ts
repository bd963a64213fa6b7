import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openGallery, writeGallery } from '../../../demo/src/pictures.ts';
import {
  contentPages,
  newsItems,
  productGroups,
  products,
  sites,
  sliders,
  slides,
} from '../../src/db/schema/index.ts';
import { makeProduct, type TestApp, testApp } from '../support/index.ts';
import { codeOf, type Library, media, openLibrary, photo } from './library.ts';

let test: TestApp;
let library: Library;
let number = 0;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  library = await openLibrary(test);
});
afterAll(() => test.close());

const newPhoto = () => {
  number += 1;
  return photo(600, 300 + number);
};

/** A place of every kind that shows this image; one of them by a variant, in the middle of a text. */
async function showEverywhere(url: string, variant: string) {
  const siteId = library.site.id;
  const product = await makeProduct(test, library.site);
  await test.database.inSite(siteId, async (tx) => {
    await tx.insert(contentPages).values({ siteId, code: 'a', path: 'a', title: 'Over ons', image: url });
    await tx
      .insert(newsItems)
      .values({ siteId, slug: 'n', title: 'Nieuw', published: new Date(0), content: `<p>${variant}</p>` });
    const [slider] = await tx.insert(sliders).values({ siteId, code: 'home', type: 2 }).returning();
    await tx
      .insert(slides)
      .values({ siteId, sliderId: slider?.id ?? 0, image: url, content: '<h2>Lente</h2> <p>actie</p>' });
    await tx
      .update(sites)
      .set({ notice: `<p>Let op</p><img src="${url}" alt="">` })
      .where(eq(sites.id, siteId));
    await tx.update(productGroups).set({ foto: url }).where(eq(productGroups.id, product.group.id));
    await tx
      .update(products)
      .set({ name: 'Papier', images: ['/media/x/y.svg', url] })
      .where(eq(products.id, product.id));
  });
  return product;
}

const shown = () =>
  test.database.inSite(library.site.id, async (tx) => [
    (await tx.select({ image: contentPages.image }).from(contentPages))[0]?.image,
    (await tx.select({ content: newsItems.content }).from(newsItems))[0]?.content,
    (await tx.select({ image: slides.image }).from(slides))[0]?.image,
    (await tx.select({ foto: productGroups.foto }).from(productGroups))[0]?.foto,
    (await tx.select({ images: products.images }).from(products))[0]?.images,
    (await tx.select({ notice: sites.notice }).from(sites))[0]?.notice,
  ]);

it('names every place that shows an image', async () => {
  const { id, url, variants } = await library.add(await newPhoto());
  expect(await test.data(media.places, { imageID: id }, library.admin)).toEqual([]);
  await showEverywhere(url, variants[0]?.url ?? '');
  const places = await test.data(media.places, { imageID: id }, library.admin);
  expect(places.map(({ kind, title }) => [kind, title])).toMatchObject([
    ['group', expect.any(String)],
    ['news', 'Nieuw'],
    ['page', 'Over ons'],
    ['product', 'Papier'],
    ['site', library.site.name],
    ['slide', 'Lente'],
  ]);
});

it('finds images by name, text, folder and use, page by page', async () => {
  await library.call(media.makeDir, { dir: 'map' });
  const used = await library.add(await newPhoto(), { filename: 'Bezem 100%.jpg', dir: 'map' });
  const free = await library.add(await newPhoto(), { filename: 'emmer.jpg' });
  await library.call(media.setDetails, { imageID: free.id, alt: 'Een gele Emmer' });
  await showEverywhere(used.url, '');
  const find = async (request: Record<string, unknown>) => {
    const { num_found, images } = await test.data(media.find, request, library.admin);
    return { num_found, found: images.map(({ filename, places }) => [filename, places]) };
  };
  const [bezem, emmer] = [
    ['bezem-100.webp', 5],
    ['emmer.webp', 0],
  ];
  expect(await find({})).toEqual({ num_found: 2, found: [emmer, bezem] });
  expect(await find({ page: 1, pageSize: 1 })).toEqual({ num_found: 2, found: [bezem] });
  expect(await find({ search: 'ZEM' })).toEqual({ num_found: 1, found: [bezem] });
  expect(await find({ search: 'gele em' })).toEqual({ num_found: 1, found: [emmer] });
  expect(await find({ search: '%' })).toEqual({ num_found: 0, found: [] });
  expect(await find({ dir: 'map' })).toEqual({ num_found: 1, found: [bezem] });
  expect(await find({ unused: true })).toEqual({ num_found: 1, found: [emmer] });
  expect(await find({ missingAlt: true })).toEqual({ num_found: 1, found: [bezem] });
  const near = async (url: string) => {
    const { num_found, dir } = await test.data(media.find, { near: url }, library.admin);
    return [num_found, dir];
  };
  expect(await near(used.url)).toEqual([1, 'map']);
  expect(await near(free.url)).toEqual([1, '']);
  expect(await near('/media/elders/images/x.webp')).toEqual([2, null]);
});

it('keeps an image that is shown, and says where; by force the places become empty', async () => {
  const { id, url, variants, filename } = await library.add(await newPhoto());
  const unused = await library.add(await newPhoto());
  await showEverywhere(url, variants[0]?.url ?? '');
  const refused = await library.call(media.remove, { imageIDs: [unused.id, id] });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'image_in_use' } } });
  const { fields } = (refused.body as { error: { fields: Record<string, string> } }).error;
  expect(Object.keys(fields).map((key) => key.replace(/\d+$/, 'id'))).toEqual([
    'group.id',
    'news.id',
    'page.id',
    'product.id',
    'site.id',
    'slide.id',
  ]);
  expect(codeOf(await library.call(media.removeImage, { filename, dir: '' }))).toBe('image_in_use');
  expect((await library.get(unused.url)).statusCode).toBe(200);

  expect((await library.call(media.remove, { imageIDs: [unused.id, id], force: true })).status).toBe(200);
  expect(await shown()).toEqual(['', expect.any(String), '', '', ['/media/x/y.svg'], '<p>Let op</p>']);
  expect((await test.data(media.find, {}, library.admin)).num_found).toBe(0);
});

it('leaves nothing of a removed image', async () => {
  const { id } = await library.add(await newPhoto());
  await library.call(media.remove, { imageIDs: [id] });
  const left = await test.database.inSite(library.site.id, (tx) =>
    tx.execute('SELECT (SELECT count(*) FROM media) + (SELECT count(*) FROM media_variants) AS rows'),
  );
  expect(Number(left.rows[0]?.rows)).toBe(0);
});

it('replaces an image in every place; the former URLs answer the new picture, for an hour', async () => {
  const before = await library.add(await newPhoto(), { filename: 'actie.jpg' });
  const formerVariant = before.variants[0]?.url ?? '';
  await showEverywhere(before.url, formerVariant);
  const after = await test.data(
    media.replace,
    { imageID: before.id, base64: (await newPhoto()).toString('base64') },
    library.admin,
  );
  expect(after).toMatchObject({ id: before.id, filename: 'actie.webp' });
  expect(after.url).not.toBe(before.url);
  expect(await shown()).toEqual([
    after.url,
    `<p>${after.url}</p>`,
    after.url,
    after.url,
    ['/media/x/y.svg', after.url],
    `<p>Let op</p><img src="${after.url}" alt="">`,
  ]);
  const picture = (await library.get(after.url)).rawPayload;
  for (const url of [before.url, formerVariant]) {
    const answer = await library.get(url);
    expect(answer.rawPayload.equals(picture)).toBe(true);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=3600,/);
  }
  expect(await test.data(media.places, { imageID: before.id }, library.admin)).toHaveLength(6);
});

it('replaces a drawing that came with the shop', async () => {
  const siteId = library.site.id;
  const gallery = openGallery(siteId);
  const url = gallery.addScene('hero', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Een cirkel');
  await test.database.inSite(siteId, (tx) => writeGallery(tx, siteId, gallery));
  const [drawing] = (await test.data(media.images, { dir: 'sfeerbeelden' }, library.admin)).images;
  expect(drawing).toMatchObject({ filename: 'hero.svg', url, uploaded_by: '', width: 0 });
  expect(drawing?.bytes).toBeGreaterThan(0);
  const imageID = drawing?.id ?? 0;
  expect(codeOf(await library.call(media.setDetails, { imageID, focal: { x: 1, y: 1 } }))).toBe(
    'unsupported_media_type',
  );
  const base64 = (await newPhoto()).toString('base64');
  const after = await test.data(media.replace, { imageID, base64 }, library.admin);
  expect(after).toMatchObject({ filename: 'hero.webp', dir: 'sfeerbeelden' });
  expect((await library.get(url)).headers['content-type']).toBe('image/webp');
});

it('does not make two images of one file by a replacement, nor changes one by its own file', async () => {
  const files = [await newPhoto(), await newPhoto()];
  const [first, second] = [await library.add(files[0] as Buffer), await library.add(files[1] as Buffer)];
  const replace = (at: number) =>
    library.call(media.replace, { imageID: first.id, base64: files[at]?.toString('base64') });
  expect(codeOf(await replace(1))).toBe('image_taken');
  expect(((await replace(0)).body as { data: { url: string } }).data.url).toBe(first.url);
  expect((await library.get(second.url)).statusCode).toBe(200);
});

it('gives a group another picture of its site only', async () => {
  const { group } = await makeProduct(test, library.site);
  const { url } = await library.add(await newPhoto());
  const elsewhere = await openLibrary(test);
  const foreign = await elsewhere.add(await newPhoto());
  // A file that both libraries have.
  const shared = await newPhoto();
  await library.add(shared);
  const twin = await elsewhere.add(shared);
  const set = (image: string) =>
    test.call(endpoints.productGroups.updateImage, { id: group.id, image }, library.admin);
  const image = async () =>
    (await test.data(endpoints.productGroups.tree, { id: 0 }, { site: library.site }))[0]?.image;
  expect((await set(url)).status).toBe(200);
  expect(await image()).toBe(url);
  for (const other of [
    foreign.url,
    twin.url,
    'https://elders.example/a.png',
    '/media/../x',
    url.replace('.webp', ''),
  ])
    expect(codeOf(await set(other)), other).toBe('not_found');
  expect(await image()).toBe(url);
  await set('');
  expect(await image()).toBe('');
});
