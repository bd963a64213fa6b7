import { allSiteIds } from '../../db/load-sites.ts';
import type { Asking } from './ask-provider.ts';

/** Number of sites that are handled side by side, so that a slow one delays only a part of the others. */
const SITES_AT_ONCE = 4;
/** How long the provider may be asked about one site's payments in one round; the rest waits for the next round. */
const ASKING_MS = 120_000;

/**
 * Does the work of a round for these sites, or for every one. A failure at one site is logged and stops no other.
 * @param work gets `asking` with an `ending` that is also aborted when the site's time is up
 * @returns the sum of what `work` returned
 */
export async function overSites(
  asking: Asking,
  failure: string,
  work: (asking: Asking & { ending: AbortSignal }, siteId: string) => Promise<number>,
  siteIds?: readonly string[],
): Promise<number> {
  const { database, log, ending } = asking;
  const left = [...(siteIds ?? (await allSiteIds(database)))];
  let sum = 0;
  const next = async () => {
    for (let site = left.shift(); site && !ending?.aborted; site = left.shift())
      try {
        const signals = [AbortSignal.timeout(ASKING_MS), ...(ending ? [ending] : [])];
        sum += await work({ ...asking, ending: AbortSignal.any(signals) }, site);
      } catch (err) {
        log.error({ err, site }, failure);
      }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, next));
  return sum;
}
