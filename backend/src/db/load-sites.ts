import type { Database } from './connect.ts';
import { type Site, sites } from './schema/index.ts';
import { asc, inArray } from './sql.ts';

/** The sites with these ids, or all, in the order of their ids. */
export const loadSites = (database: Database, only?: readonly string[]): Promise<Site[]> =>
  database.asOwner((db) =>
    db
      .select()
      .from(sites)
      .where(only && inArray(sites.id, [...only]))
      .orderBy(asc(sites.id)),
  );

/** The ids of all sites. */
export const allSiteIds = async (database: Database): Promise<string[]> =>
  (await loadSites(database)).map(({ id }) => id);
