import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { media, productFiles, products, type Site } from '../../src/db/schema/index.ts';
import { dot } from '../media/images.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';
import { type ZipPart, zipOf } from './zip.ts';

const { imports } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  own = await importer(test, site);
  await makeProduct(test, site, {
    articleNumber: 'A-1',
    name: 'Vlakmop',
    image: '/oud.webp',
    images: ['/oud.webp'],
  });
  await makeProduct(test, site, { articleNumber: 'A-1-2', name: 'Emmer', image: '', images: [] });
});

const picture = (name: string, colour: string): ZipPart => ({
  name,
  bytes: Buffer.from(dot(colour), 'base64'),
});
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const upload = async (file: Buffer) => {
  const { import_id: importID } = await test.data(
    imports.upload,
    { kind: 'pictures', filename: 'fotos.zip', file } as never,
    own.caller,
  );
  await own.work();
  return importID;
};
const preview = (...parts: ZipPart[]) => upload(zipOf(parts));
const faults = async (importID: number) => {
  const { lines } = await test.data(imports.faulty, { importID }, own.caller);
  return lines.map(({ cells, faults: [first] }) => `${cells[0]} ${first?.code}`);
};
const stored = (articleNumber: string) =>
  test.database.inSite(site.id, async (tx) => {
    const [row] = await tx.select().from(products).where(eq(products.articleNumber, articleNumber));
    return { image: row?.image, images: row?.images ?? [], documents: row?.documents ?? [] };
  });
const get = async (url: string) => (await test.app()).inject({ url });

it('gives articles their pictures by the names of files, in their order, and takes them back', async () => {
  const before = await stored('A-1');
  const importID = await preview(
    picture('fotos/A-1_03.png', '#000003'),
    picture('fotos/a-1.PNG', '#000001'),
    picture('A-1 (2).png', '#000002'),
    picture('A-1-2.png', '#000001'),
    picture('A-1-blauw.png', '#000004'),
    { name: '__MACOSX/._A-1.png', bytes: Buffer.from('x') },
  );
  expect(await own.details(importID)).toMatchObject({ state: 'preview', faulty: 0, changes: 5 });
  const seen = await own.changes(importID);
  expect(seen.map(({ code, part, change }) => [code, part, change])).toEqual([
    ['A-1', 'foto 3 · fotos/A-1_03.png', 'new'],
    ['A-1', 'foto 1 · fotos/a-1.PNG', 'changed'],
    ['A-1', 'foto 2 · A-1 (2).png', 'new'],
    ['A-1-2', 'foto 1 · A-1-2.png', 'new'],
    ['A-1', 'foto 4 · A-1-blauw.png', 'new'],
  ]);
  const count = () => test.database.inSite(site.id, (tx) => tx.$count(media, eq(media.siteId, site.id)));
  expect(await count()).toBe(0);
  expect(await own.apply(importID)).toMatchObject({ state: 'applied', changes: 5 });
  const one = await stored('A-1');
  const two = await stored('A-1-2');
  expect(one.images).toHaveLength(4);
  expect([one.image, two.image]).toEqual([one.images[0], one.images[0]]);
  // The same picture of two articles is stored once.
  expect(await count()).toBe(4);
  for (const url of one.images) expect((await get(url)).headers['content-type']).toBe('image/webp');

  const again = await preview(picture('A-1.png', '#000001'), picture('A-1-2.png', '#000001'));
  expect(await own.details(again)).toMatchObject({ changes: 0, unchanged: 2 });
  await own.apply(await own.undo(importID));
  expect(await stored('A-1')).toEqual(before);
  expect((await stored('A-1-2')).images).toEqual([]);
});

it('serves an uploaded safety sheet as a PDF of the own site only, while a product names it', async () => {
  const importID = await preview({ name: 'A-1 veiligheidsblad.pdf', bytes: PDF });
  expect(await own.changes(importID)).toMatchObject([{ field: 'safety_sheet', code: 'A-1', change: 'new' }]);
  await own.apply(importID);
  const [document] = (await stored('A-1')).documents;
  expect(document?.title).toBe('Veiligheidsblad');
  const answer = await get(document?.url ?? '');
  expect(answer.rawPayload).toEqual(PDF);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(
      /^inline; filename="veiligheidsblad-a-1-[0-9a-f]{16}\.pdf"$/,
    ),
  });
  const other = await makeSite(test);
  expect((await get((document?.url ?? '').replace(site.id, other.id))).statusCode).toBe(404);
  await own.apply(await own.undo(importID));
  expect((await stored('A-1')).documents).toEqual([]);
  expect((await get(document?.url ?? '')).statusCode).toBe(404);
  const files = await test.database.inSite(site.id, (tx) =>
    tx.$count(productFiles, eq(productFiles.siteId, site.id)),
  );
  expect(files).toBe(1);
});

it('leaves out unknown articles, other types, what unpacks to far too much, and what comes twice', async () => {
  const importID = await preview(
    picture('X-9.png', '#000005'),
    { name: 'A-1.png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
    { name: 'A-1.pdf', bytes: Buffer.from('<html>%PDF-</html>') },
    { name: 'A-1-3.png', bytes: Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1') },
    { name: 'A-1-4.png', bytes: Buffer.alloc(6_000_000), claimed: 10 },
    picture('../../../etc/A-1.png', '#000006'),
    picture('A-1_1.png', '#000007'),
    picture('A-1_5.png', '#000006'),
  );
  expect(await faults(importID)).toEqual([
    'X-9.png article_unknown',
    'A-1.png file_type_unknown',
    'A-1.pdf file_type_unknown',
    'A-1-3.png file_unreadable',
    'A-1-4.png file_over_limit',
    'A-1_1.png duplicate_line',
    'A-1_5.png duplicate_line',
  ]);
  expect(await own.changes(importID)).toMatchObject([{ code: 'A-1', part: 'foto 1 · ../../../etc/A-1.png' }]);
});

it('refuses what is no ZIP, and one without files', async () => {
  for (const [file, failure] of [
    [Buffer.from('Artikelnummer;Prijs\n'), 'zip_wanted'],
    [zipOf([{ name: '[Content_Types].xml', bytes: PDF }]), 'zip_wanted'],
    [zipOf([{ name: 'fotos/', bytes: Buffer.alloc(0) }]), 'file_empty'],
    [zipOf([picture('A-1.png', '#000001')]).subarray(0, 60), 'file_damaged'],
  ] as const)
    expect(await own.details(await upload(file))).toMatchObject({ state: 'failed', failure });
});

it('compares again when somebody else changed the pictures meanwhile', async () => {
  const importID = await preview(picture('A-1.png', '#000008'));
  await test.database.inSite(site.id, (tx) =>
    tx
      .update(products)
      .set({ image: '/ander.webp', images: ['/ander.webp'] })
      .where(eq(products.articleNumber, 'A-1')),
  );
  const { revision } = await own.details(importID);
  const answer = await test.call(imports.apply, { importID, revision }, own.caller);
  expect(answer.body).toMatchObject({ error: { code: 'import_outdated' } });
});

it('refuses a name that no file has, whose beginnings would fill the memory', async () => {
  const long = `${'-'.repeat(20_000)}.png`;
  const importID = await preview(picture(long, 'red'), picture('A-1.png', 'blue'));
  expect(await faults(importID)).toEqual([`${long.slice(0, 255)} file_unreadable`]);
});
