import type { Database, Tx } from '../../db/connect.ts';
import { applications, customers, type Site, simulationLog, sites } from '../../db/schema/index.ts';
import { asc, desc, eq } from '../../db/sql.ts';
import { type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import { unknownPassword } from '../auth/passwords.ts';
import { firstUserOf } from '../auth/simulate.ts';
import { simulationQuery } from '../auth/simulation-link.ts';
import { type CustomerCommand, RefusedCommand } from './commands.ts';
import { approve, refuse } from './decide.ts';

export interface CommandSettings {
  addresses: ShopAddresses;
  secret: string;
}

/** @returns a report of the change, or the requested list @throws RefusedCommand */
export async function runCommand(
  database: Database,
  command: CustomerCommand,
  settings: CommandSettings,
): Promise<string> {
  const all = await database.asOwner((db) => db.select().from(sites));
  const site = all.find(({ id }) => id === command.site);
  if (!site) throw new RefusedCommand(`There is no site ${command.site}.`);
  // Hashed before the transaction, because it takes a while.
  const passwordHash = command.verb === 'approve' ? await unknownPassword() : '';
  return database.inSite(site.id, (tx) => {
    switch (command.verb) {
      case 'applications':
        return listOpen(tx, site);
      case 'approve':
        return approve(tx, site, command, passwordHash);
      case 'refuse':
        return refuse(tx, site, command.application);
      case 'simulate':
        return simulationLink(tx, site, command, settings);
      case 'simulations':
        return listSimulations(tx, site);
    }
  });
}

async function listOpen(tx: Tx, site: Site): Promise<string> {
  const open = await tx
    .select()
    .from(applications)
    .where(eq(applications.state, 'open'))
    .orderBy(asc(applications.id));
  if (open.length === 0) return `There are no open applications for ${site.id}.`;
  return open
    .map(({ id, createdAt, company, kvk, firstName, lastName, email, city }) =>
      [id, createdAt.toISOString().slice(0, 10), company, kvk, `${firstName} ${lastName}`, email, city].join(
        '  ',
      ),
    )
    .join('\n');
}

async function simulationLink(
  tx: Tx,
  site: Site,
  { customer: cid, operator }: { customer: string; operator: string },
  { addresses, secret }: CommandSettings,
): Promise<string> {
  if ((await firstUserOf(tx, cid)) === undefined)
    throw new RefusedCommand(`${site.id} has no customer ${cid} who can log in.`);
  return `${shopOrigin(site, addresses)}/?${simulationQuery(secret, { siteId: site.id, cid, operator })}`;
}

const MAX_LOG_LINES = 200;

/** Lists the simulations, the latest first: time, operator, customer number, event, file. */
async function listSimulations(tx: Tx, site: Site): Promise<string> {
  const lines = await tx
    .select({ log: simulationLog, customer: customers.number })
    .from(simulationLog)
    .innerJoin(customers, eq(customers.id, simulationLog.customerId))
    .orderBy(desc(simulationLog.at), desc(simulationLog.id))
    .limit(MAX_LOG_LINES);
  if (lines.length === 0) return `${site.id} has no simulated sessions.`;
  return lines
    .map(({ log, customer }) =>
      [log.at.toISOString(), log.operator, customer, log.event, log.detail].join('  ').trimEnd(),
    )
    .join('\n');
}
