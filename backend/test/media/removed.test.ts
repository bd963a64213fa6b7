import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { dot, storeImage } from './images.ts';

const { editing, media } = endpoints;

let test: TestApp;
let site: Site;
let admin: Caller;
/** Another process on the same database, with pictures of its own in memory. */
let second: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  admin = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
  second = await buildApp({
    ...{ database: test.database, logLevel: 'silent', trustedProxy: ['127.0.0.1'], siteTokens: new Map() },
  });
});
afterAll(async () => {
  await second?.close();
  await test.close();
});

/** What both processes answer. */
const statusesOf = async (url: string) => {
  const apps = [await test.app(), second];
  const answers = await Promise.all(apps.map((app) => app.inject({ method: 'GET', url })));
  return answers.map(({ statusCode }) => statusCode);
};
const counted = async () => (await test.data(editing.feed, {}, { site })).content;

it('an image that was removed is answered by no process that had it in memory, and storefronts hear of it', async () => {
  const { id, url } = await storeImage(test, site);
  const addresses = [url, `${url.replace('.webp', '')}-480`];
  for (const address of addresses)
    for (const _ of ['stored', 'kept']) expect(await statusesOf(address)).toEqual([200, 200]);
  const before = await counted();
  await test.data(media.remove, { imageIDs: [id], force: false }, admin);
  for (const address of addresses) expect(await statusesOf(address)).toEqual([404, 404]);
  expect(await counted()).toBe(before + 1);
});

it('an image that was replaced is answered anew at its former address', async () => {
  const { id, url } = await storeImage(test, site);
  const bytes = async () => (await second.inject({ method: 'GET', url })).rawPayload;
  const before = await bytes();
  expect(await bytes()).toEqual(before);
  await test.data(media.replace, { imageID: id, base64: dot('#335577') }, admin);
  expect(await bytes()).not.toEqual(before);
});
