import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withUpload } from '../../src/http/upload/with-upload.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'deep');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const limits = (maxBytes = 100) => ({ folder, maxBytes });

describe('a file that is uploaded', () => {
  it('lies in a place that only our own user can read, while it is worked on', async () => {
    const seen = await withUpload(
      Readable.from([Buffer.from('ab'), Buffer.from('c')]),
      limits(),
      async (file) => {
        const { mode } = await stat(file.path);
        return { text: await readFile(file.path, 'utf8'), mode: mode & 0o777, bytes: file.bytes };
      },
    );
    expect(seen).toEqual({ text: 'abc', mode: 0o600, bytes: 3 });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is removed when the work fails', async () => {
    const work = withUpload(Readable.from([Buffer.from('a')]), limits(), () =>
      Promise.reject(new Error('no')),
    );
    await expect(work).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused beyond its limit, and nothing of it stays', async () => {
    const large = withUpload(
      Readable.from([Buffer.alloc(60), Buffer.alloc(60)]),
      limits(),
      async () => 'done',
    );
    await expect(large).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('that breaks off is refused, and nothing of it stays', async () => {
    const body = new PassThrough();
    const broken = withUpload(body, limits(), async () => 'done');
    body.write('half');
    await once(body, 'resume');
    body.destroy();
    await expect(broken).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not meet another one that is uploaded at once', async () => {
    const texts = await Promise.all(
      ['een', 'twee'].map((text) =>
        withUpload(Readable.from([Buffer.from(text)]), limits(), async ({ path }) => readFile(path, 'utf8')),
      ),
    );
    expect(texts).toEqual(['een', 'twee']);
  });

  it('removes what a killed process left an hour ago, and nothing newer', async () => {
    await withUpload(Readable.from([]), limits(), async () => undefined);
    await writeFile(join(folder, 'old'), 'x');
    await writeFile(join(folder, 'new'), 'x');
    const past = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(folder, 'old'), past, past);
    await withUpload(Readable.from([]), limits(), async () => undefined);
    expect(await readdir(folder)).toEqual(['new']);
  });
});
