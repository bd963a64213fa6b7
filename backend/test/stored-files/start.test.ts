import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { connectPostgres } from '../../src/db/connect.ts';
import { mortalBackend } from '../concurrency/mortal-backend.ts';
import { openLibrary, photo } from '../media/library.ts';
import { migratedDatabase, type TestApp, testApp } from '../support/index.ts';
import type { ServerDatabase } from '../support/test-server.ts';
import { startBadBucket } from './bad-bucket.ts';
import { openPlaces } from './open.ts';

let server: ServerDatabase;
let test: TestApp;
let bucket: Awaited<ReturnType<typeof startBadBucket>>;
let backend: Awaited<ReturnType<typeof mortalBackend>>;
let operations: string;
beforeAll(async () => {
  server = await migratedDatabase();
  bucket = await startBadBucket();
  const objects = await openPlaces(bucket.env);
  test = await testApp(async () => ({ ...connectPostgres(server.url, 2), objects }));
});
afterAll(async () => {
  await backend?.end();
  await test?.close();
  bucket.close();
  await server?.drop();
});

it('starts while the bucket is away, says that it is degraded, counts the faults, and recovers by itself', async () => {
  const { url } = await (await openLibrary(test)).add(await photo(300, 200));
  bucket.behave('cut');
  const port = await freePort();
  operations = `http://localhost:${port}`;
  backend = await mortalBackend(server.url, { ...bucket.env, API_OPERATIONS_PORT: String(port) });
  await backend.ready();
  const picture = () => fetch(`http://localhost:${backend.port}${url}`);
  const refused = await picture();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
  const ready = async () => {
    const answer = await fetch(`${operations}/readyz`);
    return [answer.status, (await answer.text()).trim()];
  };
  expect(await ready()).toEqual([200, 'degraded: files can not be reached']);
  expect(await (await fetch(`${operations}/metrics`)).text()).toMatch(
    /toonbank_media_errors_total\{operation="read",reason="away"\} [1-9]/,
  );
  bucket.behave('right');
  expect((await picture()).status).toBe(200);
  expect(await ready()).toEqual([200, 'ready']);
});
