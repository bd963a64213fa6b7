import { type Site, sites } from './hosts.ts';

export type TokenEnv = Readonly<Record<string, string | undefined>>;

/** The token this site sends on every call: the environment's when set, else the one in the data. */
export function siteToken(site: Pick<Site, 'token' | 'tokenEnv'>, env: TokenEnv): string {
  return env[site.tokenEnv]?.trim() || site.token;
}

/** The site of a token, or null. */
export function siteByToken(token: string, env: TokenEnv): Site | null {
  return sites.find((site) => siteToken(site, env) === token) ?? null;
}

/**
 * Call once at the start, so that a wrong token stops the process instead of emptying every page.
 * @throws Error with one sentence when SITE_TOKEN belongs to no site, or when two sites share a token.
 */
export function checkSiteTokens(env: TokenEnv): void {
  const seen = new Map<string, Site>();
  for (const site of sites) {
    const token = siteToken(site, env);
    const other = seen.get(token);
    if (other) throw new Error(`${other.tokenEnv} and ${site.tokenEnv} must not be the same token.`);
    seen.set(token, site);
  }
  const own = env.SITE_TOKEN?.trim();
  if (own && !seen.has(own)) {
    throw new Error('SITE_TOKEN is not the token of any site in tenants/; see docs/tenants.md.');
  }
}
