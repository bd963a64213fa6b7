import { describe, expect, it } from 'vitest';
import { type Picture, pictureCache } from '../../src/modules/media/cache.ts';

const picture = (size: number): Picture => ({
  contentType: 'image/svg+xml',
  encoding: 'identity',
  bytes: Buffer.alloc(size),
  etag: `"${size}"`,
});

describe('the cache of pictures', () => {
  it('evicts the least recently used one when it is full', () => {
    const cache = pictureCache(100);
    cache.set('a', picture(40));
    cache.set('b', picture(40));
    cache.get('a');
    cache.set('c', picture(40));
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('counts a picture that is set twice once', () => {
    const cache = pictureCache(100);
    for (let times = 0; times < 5; times++) cache.set('a', picture(60));
    cache.set('b', picture(40));
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('b')).toBeDefined();
  });

  it('does not store a picture larger than itself', () => {
    const cache = pictureCache(100);
    cache.set('a', picture(50));
    cache.set('huge', picture(101));
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
  });
});
