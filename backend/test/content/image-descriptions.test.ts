import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newsItems, productGroups, sites, slides } from '../../src/db/schema/index.ts';
import { makeEditor, makePage, makeSlide } from '../editing/make-editors.ts';
import { type Library, media, openLibrary, photo } from '../media/library.ts';
import { makeGroup, type TestApp, testApp } from '../support/index.ts';

const { content, editing, productGroups: groups, settings } = endpoints;

let test: TestApp;
let library: Library;
let image: Awaited<ReturnType<Library['add']>>;
let number = 0;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  library = await openLibrary(test);
  number += 1;
  image = await library.add(await photo(600, 300 + number));
});
afterAll(() => test.close());

const describe = (details: object) =>
  test.data(media.setDetails, { imageID: image.id, ...details }, library.admin);
const visitor = () => ({ site: library.site });
const pageOf = async (id: number) => (await test.data(content.page, { id }, visitor()))[0];
const changes = () => test.data(editing.feed, {}, visitor());

it('describes the picture of a page, a news item, a slide and a group', async () => {
  const { site } = library;
  const { url } = image;
  const page = await makePage(test, site, { image: url });
  const slide = await makeSlide(test, site, 'home');
  const group = await makeGroup(test, site);
  await test.database.inSite(site.id, async (tx) => {
    await tx
      .insert(newsItems)
      .values({ siteId: site.id, slug: 'zeep', title: 'Zeep', published: new Date(), image: url });
    await tx.update(slides).set({ image: url }).where(eq(slides.id, slide));
    await tx.update(productGroups).set({ image: url, foto: url }).where(eq(productGroups.id, group.id));
  });
  const read = async () => {
    const slider = await test.data(content.slider, { code: 'home' }, visitor());
    const shown = await test.data(groups.byPath, { path: group.path }, visitor());
    return [
      (await pageOf(page))?.image_alt,
      (await test.data(content.news, {}, visitor()))[0]?.image_alt,
      slider.slides[0]?.image_alt,
      shown.image_alt,
      shown.foto_alt,
      (await test.data(editing.news, {}, library.admin))[0]?.image_alt,
    ];
  };
  expect(await read(), 'nobody described it').toEqual(['', '', '', '', '', '']);
  await describe({ alt: 'Een emmer' });
  expect(await read()).toEqual(Array(6).fill('Een emmer'));
  await describe({ decorative: true });
  expect(await read()).toEqual(['', '', '', '', '', '']);
});

it('describes the images in the notice of the site', async () => {
  await test.database.asOwner((db) =>
    db
      .update(sites)
      .set({ notice: `<p><img src="${image.url}" alt=""></p>` })
      .where(eq(sites.id, library.site.id)),
  );
  await describe({ alt: 'Een kerstboom' });
  expect((await test.data(settings.get, {}, visitor())).notice).toContain('alt="Een kerstboom"');
});

it('leaves a slide its own text, which names its link too', async () => {
  const id = await makeSlide(test, library.site, 'home');
  await test.database.inSite(library.site.id, (tx) =>
    tx.update(slides).set({ image: image.url, alt: 'Lente' }).where(eq(slides.id, id)),
  );
  await describe({ alt: 'Een emmer' });
  const { slides: shown } = await test.data(content.slider, { code: 'home' }, visitor());
  expect(shown).toMatchObject([{ alt: 'Lente', image_alt: 'Lente' }]);
});

it('describes the images of a text that have no description there', async () => {
  const { url, variants } = image;
  const sized = variants[0]?.url ?? '';
  await describe({ alt: 'Een "rode" <emmer> & meer, $& ook' });
  const id = await makePage(test, library.site, {
    content: [
      `<p><img src="${url}" alt="Eigen" /></p><img alt=" " src="${url}"><img src="${sized}" />`,
      '<img src="/media/elders/images/x.webp">',
    ].join(''),
  });
  const alts = [...((await pageOf(id))?.content ?? '').matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
  const ofLibrary = 'Een &quot;rode&quot; &lt;emmer&gt; &amp; meer, $&amp; ook';
  expect(alts).toEqual(['Eigen', ofLibrary, ofLibrary, '']);
});

it('describes an image that replaced the one of an old address', async () => {
  const id = await makePage(test, library.site, { content: '' });
  const { url: newUrl } = await test.data(
    media.replace,
    { imageID: image.id, base64: (await photo(610, 310)).toString('base64') },
    library.admin,
  );
  expect(newUrl).not.toBe(image.url);
  await describe({ alt: 'Een nieuwe emmer' });
  // A text that was written elsewhere still has the former address.
  const old = await makePage(test, library.site, { image: image.url });
  expect((await pageOf(old))?.image_alt).toBe('Een nieuwe emmer');
  expect((await pageOf(id))?.image_alt).toBe('');
});

it('knows nothing of the library of another site', async () => {
  await describe({ alt: 'Een emmer' });
  const other = await openLibrary(test);
  const id = await makePage(test, other.site, { image: image.url });
  const [page] = await test.data(content.page, { id }, { site: other.site });
  expect(page?.image_alt).toBe('');
});

it('counts another description or focal point as a change of the content, and the same one not', async () => {
  const before = await changes();
  await describe({ alt: 'Een emmer' });
  const after = await changes();
  expect([after.content, after.groups, after.settings]).toEqual(
    [before.content, before.groups, before.settings].map((count) => count + 1),
  );
  await describe({ alt: 'Een emmer' });
  expect(await changes()).toEqual(after);
  await describe({ focal: { x: 10, y: 10 } });
  await describe({ focal: { x: 10, y: 10 } });
  expect((await changes()).content).toBe(after.content + 1);
  const id = await makePage(test, library.site, { image: image.url });
  expect((await pageOf(id))?.image_focal).toBe('10x10');
  const editor = await makeEditor(test, library.site, 'editor');
  await test.data(media.setDetails, { imageID: image.id, decorative: true }, editor);
  expect((await changes()).content).toBe(after.content + 2);
});
