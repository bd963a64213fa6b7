import { kindTag, type TagKind } from '../../lib/cache/cache-tags.ts';
import type { ContentChanges } from '../../lib/cache/content-changes.ts';
import { type TagStore, YEAR_S } from '../cache/tag-store.ts';

/**
 * What is revalidated is revalidated once more after this. Next lets a page share data that another page began to load:
 * before the change, perhaps, while the page is younger than the change.
 */
const RENEW_AGAIN_MS = 2000;
const STALE = { expire: YEAR_S };

/** Renews what the API says has changed since it was last asked, by this process or before its start. */
export const renewChanged =
  (tags: TagStore) =>
  async ({ site, counts }: ContentChanges): Promise<void> => {
    const counted = Object.entries(counts).map(
      ([kind, count]) => [kindTag(site, kind as TagKind), count] as const,
    );
    const changed = await tags.setCounts(new Map(counted));
    if (changed.length > 0) setTimeout(() => void tags.update(changed, STALE), RENEW_AGAIN_MS).unref();
  };
