import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { importer } from '../imports/run-import.ts';
import { zipOf } from '../imports/zip.ts';
import { type Caller, makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

const { imports, productDesk } = endpoints;
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n1 0 obj <<>> endobj ${text}\ntrailer <<>>\n%%EOF\n`);

let test: TestApp;
let site: Site;
let caller: Caller;
let own: Awaited<ReturnType<typeof importer>>;
let productID: number;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  own = await importer(test, site);
  ({ caller } = own);
  ({ id: productID } = await makeProduct(test, site, {
    articleNumber: 'A-1',
    documents: [{ title: 'Handleiding', url: '/media/handleiding.pdf' }],
  }));
});

const set = (seen: string | null, bytes: Buffer | null) =>
  test.call(
    productDesk.setSheet,
    { productID, seen, sheet: bytes && { filename: 'blad.pdf', base64: bytes.toString('base64') } },
    caller,
  );
const shown = async () => (await test.data(productDesk.get, { productID }, caller)).sheet;
const served = async (url: string | null) =>
  (await test.app()).inject({ url: url ?? '', headers: { 'x-site-token': site.token } });

it('adds a safety sheet, replaces it and removes it, beside the other documents', async () => {
  expect((await set(null, pdf('een'))).status).toBe(200);
  const first = await shown();
  expect(first).toMatch(/\/veiligheidsblad-a-1-[\da-f]{16}\.pdf$/);
  expect((await served(first)).rawPayload).toEqual(pdf('een'));
  expect((await set(first, pdf('twee'))).status).toBe(200);
  const second = await shown();
  expect(second).not.toBe(first);
  expect((await served(first)).statusCode).toBe(404);
  expect((await served(second)).rawPayload).toEqual(pdf('twee'));
  // A colleague still sees the first one.
  expect(await set(first, pdf('drie'))).toMatchObject({
    status: 409,
    body: { error: { fields: { sheet: 'changed' } } },
  });
  expect((await set(second, null)).status).toBe(200);
  expect(await shown()).toBeNull();
  expect((await served(second)).statusCode).toBe(404);
});

it('takes only a whole PDF', async () => {
  for (const bytes of [Buffer.from('<html>%PDF-</html>'), Buffer.from('%PDF-1.4 and no more')])
    expect(await set(null, bytes)).toMatchObject({
      status: 400,
      body: { error: { fields: { sheet: 'file_type' } } },
    });
  expect(await shown()).toBeNull();
});

it('gives the sheet the address that an import of pictures gives it', async () => {
  await set(null, pdf('een'));
  const upload = { kind: 'pictures', filename: 'bladen.zip' } as const;
  const zip = zipOf([{ name: 'A-1.pdf', bytes: pdf('een') }]);
  const { import_id: importID } = await test.data(imports.upload, { ...upload, file: zip } as never, caller);
  await own.work();
  expect(await own.details(importID)).toMatchObject({ changes: 0, unchanged: 1 });
});
