import { loadSites } from '../../db/load-sites.ts';
import type { Site } from '../../db/schema/index.ts';
import type { ScheduledWork } from '../../jobs/work-kinds.ts';
import { type AskingRegister, askRegister } from './ask-register.ts';
import { dueNumbers } from './due-numbers.ts';

interface Round extends AskingRegister {
  /** Once aborted, no further number is asked about. */
  ending?: AbortSignal;
}

async function askForSite(round: Round, site: Site): Promise<number> {
  let asked = 0;
  for (const number of await dueNumbers(round.database, site)) {
    if (round.ending?.aborted) break;
    await askRegister(round, site, number);
    asked += 1;
  }
  return asked;
}

/** Asks about all numbers that are due, of these sites or of all; a failure at one site stops no other. @returns how many were asked about */
export async function askDue(round: Round, siteIds?: readonly string[]): Promise<number> {
  if (!round.vatRegister) return 0;
  const all = await loadSites(round.database, siteIds);
  let asked = 0;
  for (const site of all) {
    if (round.ending?.aborted) break;
    try {
      asked += await askForSite(round, site);
    } catch (err) {
      round.log.error({ err, site: site.id }, 'checking the VAT numbers of a site failed');
    }
  }
  return asked;
}

/** Asks at once and then every half minute. */
export const vatCheckWork = (asking: Omit<Round, 'ending'>): ScheduledWork => ({
  everyMs: 30_000,
  atOnce: true,
  failure: 'checking VAT numbers failed',
  round: (siteIds, ending) => askDue({ ...asking, ending }, siteIds),
});
