import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Library, media, openLibrary, photo } from '../media/library.ts';
import { type TestApp, testApp } from '../support/index.ts';
import { makePage, makeSlide, savePage } from './make-editors.ts';

const { cms, editing } = endpoints;

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

const element = (url: string, alt = '') => `<p>Kijk <img src="${url}" alt="${alt}" /></p>`;
const refusal = () => ({
  status: 422,
  body: { error: { code: 'alt_missing', fields: { [`image.${image.id}`]: image.url } } },
});
const done = { status: 200 };

/** Saves a draft of a new page; @returns how to publish it. */
async function pageWith(fields: Record<string, string>) {
  const id = await makePage(test, library.site, { content: element(image.url) });
  const { draft_id: draftID, revision } = await savePage(test, library.admin, id, fields);
  return {
    publish: () => test.call(editing.publish, { draftID, revision }, library.admin),
    plan: () =>
      test.call(editing.schedule, { draftID, revision, publishAt: '2099-01-01T09:00:00Z' }, library.admin),
  };
}

it.each([
  ['an image of a page', () => ({ image: image.url })],
  ['an image in a text', () => ({ content: `${element(image.url)}<p>Meer</p>` })],
  ['a variant of it in a text', () => ({ content: element(image.variants[0]?.url ?? '') })],
])('saves %s without a description, but neither publishes nor plans it', async (_, fields) => {
  const page = await pageWith(fields());
  expect(await page.publish()).toMatchObject(refusal());
  expect(await page.plan()).toMatchObject(refusal());
  await library.call(media.setDetails, { imageID: image.id, alt: 'Een emmer' });
  expect(await page.publish()).toMatchObject(done);
});

it('publishes a decorative image, one that its text describes, and changes beside an older image', async () => {
  expect(await (await pageWith({ content: element(image.url, 'Emmer') })).publish()).toMatchObject(done);
  expect(await (await pageWith({ title: 'Anders' })).publish()).toMatchObject(done);
  expect(await (await pageWith({ image: '/media/x/images/a.webp' })).publish()).toMatchObject(done);
  const page = await pageWith({ image: image.url });
  await library.call(media.setDetails, { imageID: image.id, decorative: true });
  expect(await page.publish()).toMatchObject(done);
});

it('takes the text of a slide itself for its image', async () => {
  const id = await makeSlide(test, library.site, 'home');
  const save = async (fields: Record<string, string>, version = 1) => {
    const body = { kind: 'slide' as const, id, version, revision: 0, fields };
    const { draft_id: draftID, revision } = await test.data(editing.saveDraft, body, library.admin);
    return () => test.call(editing.publish, { draftID, revision }, library.admin);
  };
  const described = await save({ image: image.url, alt: 'Lente' });
  expect(await described()).toMatchObject(done);
  const cleared = await save({ alt: '' }, 2);
  expect(await cleared()).toMatchObject(refusal());
});

it('refuses it in the calls of the original API too', async () => {
  const id = await makePage(test, library.site);
  const update = { id, image: image.url, version: 1 };
  expect(await test.call(cms.updateContentPage, update, library.admin)).toMatchObject(refusal());
});
