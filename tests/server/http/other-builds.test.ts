import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneBuilds } from '../../../server/cache/prune.ts';
import { keepFiles, keptFolders } from '../../../server/http/other-builds.ts';
import { staticFiles } from '../../../server/http/static-files.ts';
import { running } from './running.ts';

let folder: string;
let root: string;
let server: Awaited<ReturnType<typeof running>> | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'toonbank-'));
  root = path.join(folder, 'cache');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** The files of a build: one with the build's name. */
async function makeFiles(build: string): Promise<string> {
  const files = path.join(folder, build);
  await mkdir(path.join(files, 'chunks'), { recursive: true });
  await writeFile(path.join(files, `chunks/${build}.js`), build);
  return files;
}
async function keep(build: string) {
  const { copied, stop } = keepFiles({ root, build, files: await makeFiles(build) });
  await copied;
  stop();
}

it('serves the files of another build that keeps its own here, also one that came later', async () => {
  const first = await makeFiles('new');
  const others = keptFolders(root);
  server = await running(async (_, response) => void response.writeHead(404).end(), {
    files: staticFiles({ '/_next/static/': { first, others } }, 1e6),
  });
  await keep('old');
  const ask = async (name: string) => {
    const answer = await server?.get(`/_next/static/chunks/${name}.js`);
    return answer?.status === 200 ? answer.body.toString() : answer?.status;
  };
  expect([await ask('new'), await ask('old'), await ask('later')]).toEqual(['new', 'old', 404]);
  await keep('later');
  await expect.poll(() => ask('later'), { timeout: 10_000 }).toBe('later');
});

it('keeps the files once, whole, and leaves nothing beside them', async () => {
  const files = await makeFiles('one');
  const all = [1, 2, 3].map(() => keepFiles({ root, build: 'one', files }));
  await Promise.all(all.map(({ copied }) => copied));
  for (const { stop } of all) stop();
  expect(await readdir(path.join(root, 'one'))).toEqual(['static']);
  expect(await readdir(path.join(root, 'one/static/chunks'))).toEqual(['one.js']);
});

it('removes what a process left that was ended while it copied', async () => {
  const half = path.join(root, 'one/static.half');
  await mkdir(half, { recursive: true });
  const before = new Date(Date.now() - 3_600_000);
  await utimes(half, before, before);
  await keep('one');
  expect(await readdir(path.join(root, 'one'))).toEqual(['static']);
});

it('keeps a build for a day after it was used, however old it is', async () => {
  await keep('old');
  const longAgo = new Date(Date.now() - 14 * 86_400_000);
  await utimes(path.join(root, 'old'), longAgo, longAgo);
  // Started again, with its files there.
  await keep('old');
  await pruneBuilds(root, 'new');
  expect((await stat(path.join(root, 'old/static'))).isDirectory()).toBe(true);
  await utimes(path.join(root, 'old'), longAgo, longAgo);
  await pruneBuilds(root, 'new');
  expect(await readdir(root)).toEqual([]);
});

it('starts without a folder that can be written', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const { copied, stop } = keepFiles({ root: file, build: 'one', files: await makeFiles('one') });
  await copied;
  stop();
  expect(await keptFolders(file)()).toEqual([]);
});
