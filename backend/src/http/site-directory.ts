import type { Database } from '../db/connect.ts';
import { deliveryRules, type Site, sites } from '../db/schema/index.ts';
import { DomainError } from './errors.ts';

/** A change of a site is known everywhere after this time. */
export const SITE_REFRESH_MS = 5_000;

export interface SiteDirectory {
  /** @throws DomainError site_token_missing or site_token_unknown */
  byToken(token: string | undefined): Promise<Site>;
  byId(id: string): Promise<Site | undefined>;
  /** True for a site that is served with the token in the source code. */
  hasShippedToken(site: Site): boolean;
}

/** Of a site without rules of its own. */
const DEFAULT_CUT_OFF = '16:00';

const tokenOf = (site: Site, overrides: ReadonlyMap<string, string>) => overrides.get(site.id) ?? site.token;

/** True for a site with the token `st_<site>`, which everyone can read in the source code. */
export function hasShippedToken(site: Site, overrides: ReadonlyMap<string, string>): boolean {
  return tokenOf(site, overrides) === `st_${site.id}`;
}

/** The sites that are served, and those that are refused because of their token; both in the order of their ids. */
export async function siteStates(
  database: Database,
  overrides: ReadonlyMap<string, string>,
  refusesShipped: boolean,
): Promise<{ served: Site[]; refused: Site[] }> {
  const rows = await database.asOwner((db) => db.select().from(sites).orderBy(sites.id));
  const isRefused = (site: Site) => refusesShipped && hasShippedToken(site, overrides);
  return { served: rows.filter((site) => !isRefused(site)), refused: rows.filter(isRefused) };
}

/** One sentence about sites that are refused because of their token; undefined without one. */
export function describeRefusedSites(refused: readonly Site[]): string | undefined {
  const ids = refused.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const variables = ids.map((id) => `SITE_TOKEN_${id.toUpperCase()}`).join(', ');
  return `Not served without DEMO_DATA=1, because the token in the source code is public: ${ids.join(', ')}; set ${variables}.`;
}

/**
 * Token → site. Read again at most every five seconds, so that a new site or banner shows without a restart and a
 * flood of wrong tokens costs nothing.
 * @param refusesShipped leaves out every site whose token is the one in the source code
 */
export function siteDirectory(
  database: Database,
  overrides: ReadonlyMap<string, string>,
  refusesShipped = false,
): SiteDirectory {
  let all: Site[] = [];
  let byToken = new Map<string, Site>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read() {
    const [rows, rules] = await database.asOwner(async (db) => [
      await db.select().from(sites),
      await db.select({ siteId: deliveryRules.siteId, cutOff: deliveryRules.cutOff }).from(deliveryRules),
    ]);
    const cutOffs = new Map(rules.map(({ siteId, cutOff }) => [siteId, cutOff]));
    all = rows.map((site) => ({ ...site, cutOff: cutOffs.get(site.id) ?? DEFAULT_CUT_OFF }));
    const open = all.filter((site) => !refusesShipped || !hasShippedToken(site, overrides));
    byToken = new Map(open.map((site) => [tokenOf(site, overrides), site]));
    readAt = performance.now();
  }
  async function refresh() {
    if (performance.now() - readAt < SITE_REFRESH_MS) return;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  }
  return {
    async byToken(token) {
      if (!token) throw new DomainError('site_token_missing', 'The header x-site-token is missing.');
      await refresh();
      const site = byToken.get(token);
      if (!site) throw new DomainError('site_token_unknown', 'No site has this token.');
      return site;
    },
    async byId(id) {
      await refresh();
      return all.find((site) => site.id === id);
    },
    hasShippedToken: (site) => hasShippedToken(site, overrides),
  };
}
