import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LargeBodies } from '../../src/http/large-bodies.ts';
import { type Library, media, openLibrary, photo } from '../media/library.ts';
import { type TestApp, testApp, tokenOf } from '../support/index.ts';

const IMAGE_BYTES = 20_000_000;

let test: TestApp;
let library: Library;
let other: Library;
let port: number;
beforeAll(async () => {
  test = await testApp();
  library = await openLibrary(test);
  other = await openLibrary(test);
  const app = await test.app();
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** An upload whose body does not come. */
function stalledUpload({ site, admin }: Library): ClientRequest {
  const headers = {
    'x-site-token': tokenOf(site.id),
    authorization: admin.sid,
    'content-type': 'application/json',
    'content-length': IMAGE_BYTES,
  };
  const upload = request({ port, host: '127.0.0.1', method: 'POST', path: media.uploadImage.path, headers });
  upload.on('error', () => {});
  upload.write('{"base64":"');
  return upload;
}

it('refuses what one site sends beyond six of the largest images, and nothing of another site', async () => {
  const uploads = Array.from({ length: 7 }, () => stalledUpload(library));
  const [answer] = await Promise.race(uploads.map((upload) => once(upload, 'response')));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect((await other.upload(await photo(20, 20))).status).toBe(200);
  for (const upload of uploads) upload.destroy();
});

it('counts a body until it has been answered', () => {
  const bodies = new LargeBodies();
  const ends = Array.from({ length: 6 }, () => bodies.take('noord', IMAGE_BYTES));
  expect(() => bodies.take('noord', IMAGE_BYTES)).toThrow();
  ends[0]?.();
  const last = bodies.take('noord', IMAGE_BYTES);
  expect(() => bodies.take('noord', IMAGE_BYTES)).toThrow();
  for (const end of [last, ...ends.slice(1)]) end();
  for (let turn = 0; turn < 6; turn += 1) bodies.take('noord', IMAGE_BYTES);
});
