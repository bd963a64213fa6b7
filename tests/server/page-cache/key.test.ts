import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pageAddress } from '../../../server/page-cache/key.ts';

const addressOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageAddress({ url, headers, method } as unknown as IncomingMessage);
const ahead = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

describe('the cache key of a page', () => {
  it('folds the page of a list, in any order of the query, and drops the group', () => {
    expect(addressOf('/nl/c/papier?groupID=1&page=2')).toBe('v /nl/c/papier?page=2');
    expect(addressOf('/nl/c/papier?page=2&groupID=9')).toBe('v /nl/c/papier?page=2');
    expect(addressOf('/nl/c/papier?groupID=1&page=0')).toBe('v /nl/c/papier');
    expect(addressOf('/nl/c/papier')).toBe('v /nl/c/papier');
  });

  it.each([
    '/nl/c/papier?merk=A',
    '/login?terug=/service',
    '/?cid=1&hash=2',
    '/nl/p/zeep-1?page=2',
    '/nl/c/papier?page=1&utm_source=x',
    '/v1/settings/get_settings',
    '/_next/image?url=a',
  ])('is none for %s', (url) => {
    expect(addressOf(url)).toBeNull();
  });

  it('keeps customers and visitors apart', () => {
    expect(addressOf('/', { cookie: 'sid=a; toonbank.aud=customer' })).toBe('k /');
    expect(addressOf('/', { cookie: 'sid=a; toonbank.aud=visitor' })).toBe('v /');
  });

  it('is none for an admin’s page, which shows every edit at once', () => {
    expect(addressOf('/', { cookie: 'toonbank.adminSid=a; toonbank.beheer=admin' })).toBeNull();
    expect(addressOf('/beheer')).toBeNull();
  });

  it('keeps the types of a picture apart whose address has no ending', () => {
    const picture = `/media/demo/images/${'0a'.repeat(16)}`;
    const accept = 'image/avif,image/webp';
    expect(addressOf(`${picture}-16x9-480`, { accept })).toBe(`v ${picture}-16x9-480 avif`);
    expect(addressOf(`${picture}-16x9-480`, { accept: 'image/webp' })).toBe(`v ${picture}-16x9-480`);
    expect(addressOf(`${picture}.webp`, { accept })).toBe(`v ${picture}.webp`);
  });

  it('is none for a request that changes data', () => {
    expect(addressOf('/', {}, 'POST')).toBeNull();
    expect(addressOf('/', { 'next-action': 'x' })).toBeNull();
  });

  it('is none for a part of a video', () => {
    expect(addressOf('/media/demo/videos/0123456789abcdef.mp4', { range: 'bytes=0-' })).toBeNull();
  });

  it('keeps the router’s prefetches apart, by their part of the page', () => {
    expect(addressOf('/nl/c/papier?page=1&_rsc=abc', ahead)).toBe('v /nl/c/papier?page=1 /_tree');
    expect(addressOf('/?_rsc=abc', ahead)).toBe('v / /_tree');
    expect(addressOf('/', { rsc: '1' })).toBeNull();
    expect(addressOf('/', { ...ahead, 'next-router-state-tree': '[]' })).toBeNull();
    expect(addressOf('/', { ...ahead, rsc: '2' })).toBeNull();
    expect(addressOf('/', { ...ahead, 'next-router-segment-prefetch': '/a b' })).toBeNull();
    expect(addressOf('/', { 'next-router-prefetch': '1' })).toBeNull();
  });
});
