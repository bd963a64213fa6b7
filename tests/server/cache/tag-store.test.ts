import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TagStore } from '../../../server/cache/tag-store.ts';
import { setBack } from '../../support/set-back.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'toonbank-')), 'tags');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

describe('revalidated tags', () => {
  it('are stale at once, and expired after their lifetime', async () => {
    const tags = new TagStore(null);
    await tags.update(['site:demo:content'], { expire: 60 }, 10_000);
    expect(tags.state(['site:demo:content'], 9_000, 10_001)).toBe('stale');
    expect(tags.state(['site:demo:content'], 9_000, 70_001)).toBe('expired');
    expect(tags.state(['site:demo:content'], 10_001, 10_001)).toBe('fresh');
    expect(tags.state(['site:huispapier:content'], 9_000, 10_001)).toBe('fresh');
  });

  it('leave the pages in memory when a call changes none of them', async () => {
    const tags = new TagStore(null);
    await tags.update(['a'], { expire: 60 });
    const { generation } = tags;
    await tags.update([], { expire: 60 });
    expect(tags.generation).toBe(generation);
  });

  it('are expired at once without a lifetime', async () => {
    const tags = new TagStore(null);
    await tags.update(['a'], {}, 10_000);
    expect(tags.state(['b', 'a'], 9_000, 10_000)).toBe('expired');
    expect(tags.lastExpired(['a', 'b'], 10_000)).toBe(10_000);
    expect(tags.lastExpired(['b'], 10_000)).toBe(0);
  });

  it('are expired while the API is up, because a new entry can be made', async () => {
    const tags = new TagStore(null);
    await tags.update(['a'], { expire: 60 }, 10_000);
    tags.isApiUp = true;
    expect(tags.state(['a'], 9_000, 10_001)).toBe('expired');
    expect(tags.state(['a'], 10_001, 10_001)).toBe('fresh');
    tags.isApiUp = false;
    expect(tags.state(['a'], 9_000, 10_001)).toBe('stale');
  });

  it('are those whose content has another count than before, also before a restart', async () => {
    const tags = new TagStore(folder);
    expect(await tags.setCounts(new Map([['a', 3]]), 10_000)).toEqual([]);
    expect(tags.state(['a'], 9_000, 10_001)).toBe('stale');
    await tags.setCounts(new Map([['a', 3]]), 20_000);
    expect(tags.state(['a'], 15_000, 20_001)).toBe('fresh');
    const later = new TagStore(folder);
    await later.refresh(1_000_000);
    await later.setCounts(new Map([['a', 3]]), 30_000);
    expect(later.state(['a'], 15_000, 30_001)).toBe('fresh');
    expect(await later.setCounts(new Map([['a', 4]]), 30_000)).toEqual(['a']);
    expect(later.state(['a'], 15_000, 30_001)).toBe('stale');
  });

  it('are known together, before the first of them is in the folder', async () => {
    const tags = new TagStore(folder);
    const written = tags.update(['a', 'b'], {}, 10_000);
    expect(tags.state(['a'], 9_000, 10_001)).toBe('expired');
    expect(tags.state(['b'], 9_000, 10_001)).toBe('expired');
    await written;
  });

  it('are not forgotten for an older file that is read while the new one is written', async () => {
    const tags = new TagStore(folder);
    await tags.update(['a'], { expire: 60 }, 10_000);
    const written = tags.update(['a'], { expire: 60 }, 20_000);
    await tags.refresh(1_000_000);
    expect(tags.state(['a'], 15_000, 20_001)).toBe('stale');
    await written;
  });

  it('reach another process through the folder', async () => {
    const [one, other] = [new TagStore(folder), new TagStore(folder)];
    await one.update(['a'], { expire: 60 }, 10_000);
    await other.refresh(1_000_000);
    expect(other.state(['a'], 9_000, 10_001)).toBe('stale');
    expect(other.generation).toBeGreaterThan(0);
  });

  it('start a new generation only when something changed', async () => {
    const [one, other] = [new TagStore(folder), new TagStore(folder)];
    await one.update(['a'], {}, 10_000);
    await other.refresh(1_000_000);
    const before = other.generation;
    await other.refresh(2_000_000);
    expect(other.generation).toBe(before);
    await one.update(['b'], {}, 11_000);
    await other.refresh(3_000_000);
    expect(other.generation).toBe(before + 1);
  });

  it('change the pages of their own site only, here and in another process', async () => {
    const [one, other] = [new TagStore(folder), new TagStore(folder)];
    const changes = () => [one, other].map((tags) => ['a', 'b'].map((site) => tags.changedAt(site)));
    await one.update(['site:a:products'], {}, 10_000);
    await other.refresh(1_000_000);
    expect(changes()).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await one.update(['site:b'], {}, 11_000);
    await other.refresh(2_000_000);
    // A process that reads its own writing in the folder sees no change.
    await one.refresh(2_000_000);
    expect(changes()).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await one.update(['of no site'], {}, 12_000);
    expect(['a', 'b'].map((site) => one.changedAt(site))).toEqual([3, 3]);
  });

  it('survive a restart', async () => {
    await new TagStore(folder).update(['a'], {}, 10_000);
    const later = new TagStore(folder);
    await later.refresh(1_000_000);
    expect(later.state(['a'], 9_000, 20_000)).toBe('expired');
  });

  it('are read, and have no time of the future, after the machine’s clock was set back', async () => {
    const [one, other] = [new TagStore(folder), new TagStore(folder)];
    const clear = vi.fn(async () => undefined);
    one.onClockBack = clear;
    await one.update(['a'], { expire: 60 });
    await one.refresh();
    const { generation } = one;
    setBack();
    await one.refresh(performance.now() + 1_000);
    expect(clear).toHaveBeenCalledOnce();
    expect(one.generation).toBeGreaterThan(generation);
    expect(one.all()[0]?.stale).toBeLessThanOrEqual(Date.now());
    await other.update(['b'], { expire: 60 });
    await one.refresh(performance.now() + 2_000);
    expect(one.state(['b'], Date.now() - 1_000)).toBe('stale');
    expect(clear).toHaveBeenCalledOnce();
  });
});
