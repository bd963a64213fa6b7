import { type Site, sites } from '../../db/schema/index.ts';
import { repeat } from '../../lib/repeat.ts';
import { type AskingRegister, askRegister } from './ask-register.ts';
import { dueNumbers } from './due-numbers.ts';

const POLL_INTERVAL_MS = 30_000;

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

/** Asks about all numbers that are due, of all sites; a failure at one site stops no other. @returns how many were asked about */
export async function askDue(round: Round): Promise<number> {
  if (!round.vatRegister) return 0;
  const all = await round.database.asOwner((db) => db.select().from(sites));
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

/** Runs at once and then every half minute. @returns a function that stops it */
export const scheduleVatChecks = (round: Round): (() => Promise<void>) =>
  repeat(POLL_INTERVAL_MS, (ending) => askDue({ ...round, ending }), {
    log: round.log,
    failure: 'checking VAT numbers failed',
    atOnce: true,
  });
