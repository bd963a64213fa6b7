import { describe, expect, it } from 'vitest';
import { readSite } from '@/app/_data/site';

const read = (lang: string, site: string, aud: string) =>
  readSite({ params: Promise.resolve({ lang, site, aud, slug: 'zeep-1' }) });

describe('the site of a page', () => {
  it('is the tenant in the internal path, with the audience in words', async () => {
    expect(await read('nl', 'huispapier', 'k')).toMatchObject({
      site: 'huispapier',
      audience: 'customer',
      params: { slug: 'zeep-1' },
    });
  });

  it('is a visitor’s for an admin, who gets the bar with it', async () => {
    expect(await read('nl', 'huispapier', 'b')).toMatchObject({ audience: 'visitor', isAdmin: true });
    expect(await read('nl', 'huispapier', 'v')).toMatchObject({ audience: 'visitor', isAdmin: false });
  });

  it.each([
    ['theme', 'huispapier', 'v'],
    ['nl', 'huispapier', 'visitor'],
    ['nl', 'nergens', 'v'],
  ])(
    'is absent for /%s/%s/%s, which only an address that middleware left to Next can be',
    async (...path) => {
      await expect(read(...path)).rejects.toMatchObject({ digest: expect.stringContaining('404') });
    },
  );
});
