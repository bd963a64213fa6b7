// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetViewed, rememberViewed, viewedIds } from '@/store/last-viewed/viewed';

beforeEach(() => localStorage.clear());

describe('recently viewed products', () => {
  it('are remembered latest first, each once, without the current one', () => {
    for (const id of [3, 5, 3]) rememberViewed(id);
    expect(viewedIds()).toEqual([3, 5]);
    expect(rememberViewed(9)).toEqual([3, 5]);
    expect(rememberViewed(9)).toEqual([3, 5]);
  });

  it('are at most twelve others', () => {
    for (let id = 1; id <= 30; id += 1) rememberViewed(id);
    expect(rememberViewed(31)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19]);
  });

  it('are every valid id in the storage, and nothing else', () => {
    for (const kept of ['{"a":1}', 'geen json', '[1,"2",-3,4.5,null,6]'])
      localStorage.setItem('toonbank.viewed', kept);
    expect(viewedIds()).toEqual([1, 6]);
    localStorage.setItem('toonbank.viewed', 'geen json');
    expect(rememberViewed(2)).toEqual([]);
  });

  it('are forgotten at logout', () => {
    rememberViewed(4);
    forgetViewed();
    expect(viewedIds()).toEqual([]);
  });

  it('are none where the browser stores nothing', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no');
    });
    expect(rememberViewed(1)).toEqual([]);
    forbidden.mockRestore();
  });
});
