import { userInfo } from 'node:os';

const USAGE = `Usage: npm run customer -- <site> applications
       npm run customer -- <site> approve <application> [<price list>]
       npm run customer -- <site> refuse <application>
       npm run customer -- <site> simulate <customer number> [<your name>]
       npm run customer -- <site> simulations
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedCommand extends Error {}

export type CustomerCommand =
  | { verb: 'applications'; site: string }
  | { verb: 'approve'; site: string; application: number; priceList: string | undefined }
  | { verb: 'refuse'; site: string; application: number }
  | { verb: 'simulate'; site: string; customer: string; operator: string }
  | { verb: 'simulations'; site: string };

/** @throws RefusedCommand that explains the usage */
export function readCommand(args: readonly string[]): CustomerCommand {
  const [site, verb, what = '', extra, ...rest] = args;
  if (site && rest.length === 0) {
    if ((verb === 'applications' || verb === 'simulations') && what === '') return { verb, site };
    const application = /^\d{1,9}$/.test(what) ? Number(what) : undefined;
    if (verb === 'approve' && application) return { verb, site, application, priceList: extra };
    if (verb === 'refuse' && application && !extra) return { verb, site, application };
    if (verb === 'simulate' && what !== '')
      return { verb, site, customer: what, operator: extra?.trim() || userInfo().username };
  }
  throw new RefusedCommand(USAGE);
}
