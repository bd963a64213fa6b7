import type { Database } from '../db/connect.ts';
import { type Site, sites } from '../db/schema/index.ts';
import { DomainError } from './errors.ts';

const REFRESH_MS = 5_000;

export interface SiteDirectory {
  /** @throws DomainError site_token_missing or site_token_unknown */
  byToken(token: string | undefined): Promise<Site>;
  byId(id: string): Promise<Site | undefined>;
}

/**
 * Token → site. Read again at most every five seconds, so that a new site or banner shows without a restart and a
 * flood of wrong tokens costs nothing.
 */
export function siteDirectory(database: Database, overrides: ReadonlyMap<string, string>): SiteDirectory {
  let byToken = new Map<string, Site>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read() {
    const rows = await database.asOwner((db) => db.select().from(sites));
    byToken = new Map(rows.map((site) => [overrides.get(site.id) ?? site.token, site]));
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
      return [...byToken.values()].find((site) => site.id === id);
    },
  };
}
