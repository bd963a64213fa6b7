import type { Database } from '../../../db/connect.ts';
import { searchVocabularies, sites } from '../../../db/schema/index.ts';
import { fillSearch } from './fill-search.ts';
import { FORMAT } from './write-vocabulary.ts';

/**
 * Updates the search index of sites that an older version of this code wrote, or none did. Quick when there is
 * nothing to do.
 */
export async function refreshSearch(database: Database): Promise<void> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  for (const { id } of all) {
    await database.inSite(id, async (tx) => {
      const [kept] = await tx.select({ format: searchVocabularies.format }).from(searchVocabularies);
      if (kept?.format !== FORMAT) await fillSearch(tx, id);
    });
  }
}
