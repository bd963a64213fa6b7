import { describe, expect, it, vi } from 'vitest';
import { readSite } from '@/app/_data/site';
import { tenants } from '@/tenants';

const stored = { phone: '020 555 09 09', email: '', street: 'Kade 3', postcode: '1234 AB', city: 'Proefdam' };
const company = { coc: '12345678', vatNumber: '', iban: 'NL94TOON0000000000' };
vi.mock('@/app/_data/content', () => ({ getSettings: async () => ({ vestigingDetails: stored, company }) }));

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

  it('has the contact details that its managers changed, and the rest of its file', async () => {
    const { branch } = tenants.huispapier;
    const { tenant } = await read('nl', 'huispapier', 'v');
    // A VAT number was not filled in, and the IBAN is the one that every new site begins with.
    const changed = { ...branch, ...stored, email: branch.email, kvk: '12345678' };
    expect(tenant).toEqual({ ...tenants.huispapier, branch: changed });
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
