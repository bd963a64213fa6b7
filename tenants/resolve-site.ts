import { type Site, siteOf, sites } from './hosts.ts';
import { siteByToken, type TokenEnv } from './site-token.ts';

export type ResolveInput = {
  /** The Host header. */
  host: string | null | undefined;
  env: TokenEnv;
};

const siteByHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));
const demoHosts = new Set(['localhost', '127.0.0.1']);

/** Lower case, without port and without the dot of a full domain name. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * The site of a request: SITE_TOKEN in the environment, else the host, else (DEMO_SITE=1, on this machine)
 * the demo site, else null. A token sent by the browser is ignored (docs/behaviour.md §1.1).
 */
export function resolveSite({ host, env }: ResolveInput): Site | null {
  const token = env.SITE_TOKEN?.trim();
  if (token) return siteByToken(token, env);
  const name = hostName(host ?? '');
  const site = siteByHost.get(name);
  if (site) return site;
  return env.DEMO_SITE?.trim() === '1' && demoHosts.has(name) ? siteOf('demo') : null;
}
