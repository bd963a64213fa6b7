import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskStore } from '../../../server/cache/disk-store.ts';
import { pruneBuilds, pruneFolder } from '../../../server/cache/prune.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'toonbank-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Value = { text: string; map?: Map<string, Buffer> };
const store = (own: string | null = folder, memoryBytes = 10_000) =>
  new DiskStore<Value>({ folder: own, memoryBytes, diskBytes: 1e9, sizeOf: ({ text }) => text.length });

describe('the disk store', () => {
  it('returns a stored value, also to another process, with maps and bytes', async () => {
    const value = { text: 'één', map: new Map([['/_tree', Buffer.from('x')]]) };
    await store().set('a', value);
    const found = await store().get('a');
    expect(found?.text).toBe('één');
    expect(found?.map?.get('/_tree')?.toString()).toBe('x');
  });

  it('has no key that was not stored, in any form', async () => {
    await store().set('a', { text: 'a' });
    expect(await store().get('../a')).toBeUndefined();
  });

  it('evicts from memory beyond the limit, and reads the value from disk', async () => {
    const small = store(folder, 1100);
    await small.set('a', { text: 'aaaaaaaa' });
    await small.set('b', { text: 'bbbbbbbb' });
    expect(await small.get('a')).toEqual({ text: 'aaaaaaaa' });
  });

  it('counts the real size of a small entry in memory, with its key', async () => {
    const memory = store(null, 10 * 1024);
    for (let i = 0; i < 100; i++) await memory.set(`key ${i}`, { text: '' });
    const found = await Promise.all(Array.from({ length: 100 }, (_, i) => memory.get(`key ${i}`)));
    expect(found.filter(Boolean).length).toBeLessThanOrEqual(10);
    const longKey = 'x'.repeat(10 * 1024);
    await memory.set(longKey, { text: '' });
    expect(await memory.get(longKey)).toBeUndefined();
  });

  it('deletes in both', async () => {
    const one = store();
    await one.set('a', { text: 'a' });
    await one.delete('a');
    expect(await one.get('a')).toBeUndefined();
    expect(await store().get('a')).toBeUndefined();
  });

  it('removes all that it has, and goes on', async () => {
    const one = store();
    await one.set('a', { text: 'a' });
    await one.clear();
    expect(await one.get('a')).toBeUndefined();
    expect(await store().get('a')).toBeUndefined();
    await one.set('b', { text: 'b' });
    expect(await store().get('b')).toEqual({ text: 'b' });
  });

  it('leaves no half files behind when many write at once', async () => {
    const one = store();
    await Promise.all(Array.from({ length: 50 }, (_, i) => one.set('same', { text: `${i}` })));
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    );
    expect(files).toHaveLength(1);
  });

  it('treats a broken file as absent', async () => {
    await store().set('a', { text: 'a' });
    const [name = ''] = (await readdir(folder, { recursive: true })).filter((file) =>
      file.includes(path.sep),
    );
    await writeFile(path.join(folder, name), 'nonsense');
    expect(await store().get('a')).toBeUndefined();
  });

  it('continues in memory when the folder cannot be written', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const blocked = store(path.join(folder, 'file', 'below'));
    await blocked.set('a', { text: 'a' });
    expect(await blocked.get('a')).toEqual({ text: 'a' });
  });

  it('takes a part of a limit that is no whole number', async () => {
    const memory = store(null, (100 * 1_048_576) / 3);
    await memory.set('a', { text: 'a' });
    expect(await memory.get('a')).toEqual({ text: 'a' });
  });

  it('works without a folder', async () => {
    const memory = store(null);
    await memory.set('a', { text: 'a' });
    expect(await memory.get('a')).toEqual({ text: 'a' });
  });
});

describe('pruning', () => {
  it('runs once at a time, and no write waits for it', async () => {
    let runs = 0;
    let finish = () => {};
    const prune = () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    const one = new DiskStore<Value>({ folder, memoryBytes: 1e6, diskBytes: 1e9, sizeOf: () => 1, prune });
    const write = async (count: number) => {
      for (let i = 0; i < count; i += 50)
        await Promise.all(Array.from({ length: 50 }, () => one.set('same', { text: 'a' })));
    };
    await write(1000);
    expect(runs).toBe(1);
    finish();
    await write(500);
    expect(runs).toBe(2);
  });

  it('removes the oldest files down to 80 % of the limit', async () => {
    for (let i = 0; i < 10; i++) {
      await writeFile(path.join(folder, `f${i}`), 'x'.repeat(100));
      await utimes(path.join(folder, `f${i}`), 1000 + i, 1000 + i);
    }
    // A hundred bytes take a block of 4 KB.
    await pruneFolder(folder, 5 * 4096);
    expect((await readdir(folder)).sort()).toEqual(['f6', 'f7', 'f8', 'f9']);
  });

  it('keeps files within the limit, and accepts an absent folder', async () => {
    await writeFile(path.join(folder, 'a'), 'x');
    await pruneFolder(folder, 4096);
    await pruneFolder(path.join(folder, 'none'), 1);
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('removes earlier builds that were unused for a day', async () => {
    const builds = ['now', 'old', 'yesterday'].map((name) => store(path.join(folder, name)));
    for (const build of builds) await build.set('a', { text: 'a' });
    for (const name of ['now', 'old']) await utimes(path.join(folder, name), 1000, 1000);
    await pruneBuilds(folder, 'now');
    expect((await readdir(folder)).sort()).toEqual(['now', 'yesterday']);
  });
});
