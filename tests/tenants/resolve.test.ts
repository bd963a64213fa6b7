import { describe, expect, it } from 'vitest';
import { siteIds, sites } from '../../tenants/hosts.ts';
import { resolveTenant } from '../../tenants/resolve.ts';
import { hostName } from '../../tenants/resolve-site.ts';
import { checkSiteTokens, siteByToken, siteToken } from '../../tenants/site-token.ts';

const idFor = (host: string | null, env: Record<string, string> = {}) =>
  resolveTenant({ host, env })?.id ?? null;

describe('resolving the site of a request', () => {
  it.each(sites.flatMap((site) => site.hosts.map((host) => [host, site.id])))(
    'knows %s as %s',
    (host, id) => {
      expect(idFor(host)).toBe(id);
      expect(idFor(`${host.toUpperCase()}:3000`)).toBe(id);
      expect(idFor(`${host}.`)).toBe(id);
    },
  );

  it('returns nothing for an unknown host, however similar', () => {
    for (const host of [
      null,
      '',
      'example',
      'unknown.localhost',
      'huispapier',
      'huispapier.localhost.evil.example',
      'evil-huispapier.localhost',
      'a.huispapier.localhost',
      'huispapier.localhost@evil.example',
      'huispapier.localhost/evil',
      '__proto__',
      'constructor.localhost',
      '[::1]:3000',
    ]) {
      expect(idFor(host)).toBeNull();
    }
  });

  it('serves the demo site on this machine only where the environment allows it', () => {
    expect(idFor('localhost:3000')).toBeNull();
    expect(idFor('localhost:3000', { DEMO_SITE: '0' })).toBeNull();
    expect(idFor('localhost:3000', { DEMO_SITE: '1' })).toBe('demo');
    expect(idFor('127.0.0.1', { DEMO_SITE: '1' })).toBe('demo');
    expect(idFor('zorgvoorraad.localhost', { DEMO_SITE: '1' })).toBe('zorgvoorraad');
    expect(idFor('unknown.example', { DEMO_SITE: '1' })).toBeNull();
  });

  it('lets SITE_TOKEN win for every host', () => {
    const env = { SITE_TOKEN: 'st_papierpunt', DEMO_SITE: '1' };
    for (const host of ['localhost', 'huispapier.localhost', 'anything.example', null]) {
      expect(idFor(host, env)).toBe('papierpunt');
    }
  });

  it('returns nothing for a SITE_TOKEN that no site has, for any host', () => {
    expect(idFor('huispapier.localhost', { SITE_TOKEN: 'st_nobody' })).toBeNull();
    expect(idFor('localhost', { SITE_TOKEN: 'st_nobody', DEMO_SITE: '1' })).toBeNull();
  });

  it('strips the port and nothing else', () => {
    expect(hostName(' Winkel.Example:443 ')).toBe('winkel.example');
    expect(hostName('[::1]:3000')).toBe('[::1]');
  });
});

describe('site tokens', () => {
  it('are part of the data and can each be overridden', () => {
    for (const site of sites) {
      expect(siteToken(site, {})).toBe(`st_${site.id}`);
      expect(siteToken(site, { [site.tokenEnv]: 'another' })).toBe('another');
      expect(siteToken(site, { [site.tokenEnv]: ' ' })).toBe(`st_${site.id}`);
    }
  });

  it('stop working when they are overridden', () => {
    const env = { SITE_TOKEN_HUISPAPIER: 'secret' };
    expect(siteByToken('secret', env)?.id).toBe('huispapier');
    expect(siteByToken('st_huispapier', env)).toBeNull();
  });

  it('are checked at start', () => {
    expect(() => checkSiteTokens({})).not.toThrow();
    expect(() => checkSiteTokens({ SITE_TOKEN: 'st_demo' })).not.toThrow();
    expect(() => checkSiteTokens({ SITE_TOKEN: 'st_nobody' })).toThrow(
      /^SITE_TOKEN is not the token of any site/,
    );
    expect(() => checkSiteTokens({ SITE_TOKEN_DEMO: 'x', SITE_TOKEN_VLOERZORG: 'x' })).toThrow(
      'SITE_TOKEN_DEMO and SITE_TOKEN_VLOERZORG must not be the same token.',
    );
  });

  it('belong to the 22 sites and the demo site, and to added sites', () => {
    expect(siteIds.length).toBeGreaterThanOrEqual(23);
    expect(siteIds[0]).toBe('demo');
  });
});
