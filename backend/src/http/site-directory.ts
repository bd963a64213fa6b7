import type { Database } from '../db/connect.ts';
import { deliveryRules, type Site, sites } from '../db/schema/index.ts';
import { DomainError } from './errors.ts';

const REFRESH_MS = 5_000;

export interface SiteDirectory {
  /** @throws DomainError site_token_missing or site_token_unknown */
  byToken(token: string | undefined): Promise<Site>;
  byId(id: string): Promise<Site | undefined>;
}

/** Of a site without rules of its own. */
const DEFAULT_CUT_OFF = '16:00';

const tokenOf = (site: Site, overrides: ReadonlyMap<string, string>) => overrides.get(site.id) ?? site.token;

/** True for a site with the token `st_<site>`, which everyone can read in the source code. */
function hasShippedToken(site: Site, overrides: ReadonlyMap<string, string>): boolean {
  return tokenOf(site, overrides) === `st_${site.id}`;
}

/** One sentence about the sites that are refused because of their token; undefined where there is none. */
export async function describeRefusedSites(
  database: Database,
  overrides: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const rows = await database.asOwner((db) => db.select().from(sites).orderBy(sites.id));
  const ids = rows.filter((site) => hasShippedToken(site, overrides)).map(({ id }) => id);
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
    if (performance.now() - readAt < REFRESH_MS) return;
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
  };
}
