import { describe, expect, it } from 'vitest';
import { shopLines } from '../../scripts/start/announce.ts';

const usual = { port: 3130, oneSite: false, demoSite: true, demoData: false, served: [] as string[] };
const addresses = (started: Partial<Parameters<typeof shopLines>[0]>) =>
  shopLines({ ...usual, ...started }).flatMap((line) => /http:\S*[^\s,]/.exec(line)?.[0] ?? []);

describe('the addresses that npm start prints', () => {
  it('are those of the sites that the backend serves, without demo data', () => {
    expect(shopLines({ ...usual, served: ['huispapier'] })).toEqual([
      '  Shop      http://huispapier.localhost:3130',
      '  Admin     http://huispapier.localhost:3130/beheer, client code HUISPAPIER',
    ]);
  });

  it('are none while no site is open, nor for one that the storefront does not know', () => {
    for (const served of [[], ['elders']])
      expect(shopLines({ ...usual, served })).toEqual(['  Shop      none yet: npm run open -- <site>']);
  });

  it('have localhost where that is a site', () => {
    expect(addresses({ demoData: true, served: ['demo', 'huispapier'] })[0]).toBe('http://localhost:3130');
    expect(addresses({ oneSite: true, served: ['huispapier'] })).toEqual(['http://localhost:3130']);
    expect(addresses({ demoSite: false, served: undefined })).not.toContain('http://localhost:3130');
    expect(addresses({ demoData: true, demoSite: false })).not.toContain('http://localhost:3130');
  });
});
