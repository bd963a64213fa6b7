import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { adminSecondFactors, adminUsers, sites } from '../../../db/schema/index.ts';

const USAGE = `Usage: npm run admin -- <site> demand-second-factor yes|no
       npm run admin -- <site> reset-second-factor <user name>
Works on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data) of a shop that is not running.`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedAdminCommand extends Error {}

export type AdminCommand =
  | { verb: 'demand-second-factor'; site: string; demanded: boolean }
  | { verb: 'reset-second-factor'; site: string; username: string };

/** @throws RefusedAdminCommand that explains the usage */
export function readAdminCommand(args: readonly string[]): AdminCommand {
  const [site, verb, what = '', ...rest] = args;
  if (site && rest.length === 0) {
    if (verb === 'demand-second-factor' && (what === 'yes' || what === 'no'))
      return { verb, site, demanded: what === 'yes' };
    if (verb === 'reset-second-factor' && what !== '') return { verb, site, username: what.toLowerCase() };
  }
  throw new RefusedAdminCommand(USAGE);
}

/** @returns a report of the change @throws RefusedAdminCommand */
export async function runAdminCommand(database: Database, command: AdminCommand): Promise<string> {
  return command.verb === 'demand-second-factor' ? demand(database, command) : reset(database, command);
}

async function demand(
  database: Database,
  { site, demanded }: Extract<AdminCommand, { verb: 'demand-second-factor' }>,
): Promise<string> {
  const changed = await database.asOwner((db) =>
    db
      .update(sites)
      .set({ adminSecondFactor: demanded })
      .where(eq(sites.id, site))
      .returning({ id: sites.id }),
  );
  if (changed.length === 0) throw new RefusedAdminCommand(`There is no site ${site}.`);
  return demanded
    ? `Every admin of ${site} needs a second factor from the next login on.`
    : `Admins of ${site} decide themselves about a second factor.`;
}

async function reset(
  database: Database,
  { site, username }: Extract<AdminCommand, { verb: 'reset-second-factor' }>,
): Promise<string> {
  const removed = await database.inSite(site, (tx) =>
    tx
      .delete(adminSecondFactors)
      .where(
        and(
          eq(adminSecondFactors.siteId, site),
          inArray(
            adminSecondFactors.adminId,
            tx.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.username, username)),
          ),
        ),
      )
      .returning({ adminId: adminSecondFactors.adminId }),
  );
  if (removed.length === 0)
    throw new RefusedAdminCommand(`${site} has no admin ${username} with a second factor.`);
  return `${username} logs in without a second factor, unless ${site} demands a new one.`;
}
