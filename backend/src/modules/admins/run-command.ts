import type { Database, Tx } from '../../db/connect.ts';
import { adminSecondFactors, adminUsers, type Site, sites } from '../../db/schema/index.ts';
import { and, asc, eq, isNotNull } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import { unknownPassword } from '../auth/passwords.ts';
import { storeAdmin } from './add-admin.ts';
import { endAccess } from './change-admin.ts';
import { type AdminCommand, RefusedAdminCommand } from './command.ts';
import { type AdminUser, lockManagers } from './find-admin.ts';
import { makeInvitation } from './invitations.ts';

type Of<Verb extends AdminCommand['verb']> = Extract<AdminCommand, { verb: Verb }>;

/** @returns a report of the change, or the requested list @throws RefusedAdminCommand */
export async function runAdminCommand(
  database: Database,
  command: AdminCommand,
  addresses: ShopAddresses,
): Promise<string> {
  const all = await database.asOwner((db) => db.select().from(sites));
  const site = all.find(({ id }) => id === command.site);
  if (!site) throw new RefusedAdminCommand(`There is no site ${command.site}.`);
  if (command.verb === 'demand-second-factor') return demand(database, command);
  const origin = shopOrigin(site, addresses);
  // Hashed before the transaction, because it takes a while.
  const passwordHash = command.verb === 'add' ? await unknownPassword() : '';
  return database.inSite(site.id, async (tx) => {
    if (command.verb === 'list') return list(tx, site);
    if (command.verb === 'add') return add(tx, site, command, { passwordHash, origin });
    const [admin] = await tx.select().from(adminUsers).where(eq(adminUsers.username, command.username));
    if (!admin) throw new RefusedAdminCommand(`${site.id} has no admin ${command.username}.`);
    if (command.verb === 'link') return link(tx, site, admin, origin);
    if (command.verb === 'reset-second-factor') return reset(tx, site, admin);
    return command.verb === 'activate' ? activate(tx, admin) : deactivate(tx, site, admin);
  });
}

/** Lists the admins: user name, role, name, whether a second factor is on, the last login. */
async function list(tx: Tx, site: Site): Promise<string> {
  const rows = await tx
    .select({ admin: adminUsers, hasFactor: isNotNull(adminSecondFactors.confirmedAt) })
    .from(adminUsers)
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.adminId, adminUsers.id))
    .orderBy(asc(adminUsers.username));
  if (rows.length === 0) return `${site.id} has no admins.`;
  return rows
    .map(({ admin: { username, role, name, active, lastLoginAt }, hasFactor }) =>
      [
        ...[username, active ? role : 'deactivated', name],
        ...[
          hasFactor ? 'second factor' : 'no second factor',
          lastLoginAt?.toISOString() ?? 'never logged in',
        ],
      ].join('  '),
    )
    .join('\n');
}

const linkText = ({ adminCode }: Site, link: string) =>
  `The login asks for the client code ${adminCode}. This link works once, for seven days:\n${link}`;

async function add(
  tx: Tx,
  site: Site,
  { role, email, name }: Of<'add'>,
  { passwordHash, origin }: { passwordHash: string; origin: string },
): Promise<string> {
  const siteId = site.id;
  try {
    const admin = await storeAdmin(tx, { siteId, role, email, name, username: '', passwordHash });
    const link = await makeInvitation(tx, admin, origin);
    return `${admin.username} is an admin of ${siteId} with the role ${role}. ${linkText(site, link)}`;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new RefusedAdminCommand(`${siteId} has an admin ${email} already.`);
  }
}

async function link(tx: Tx, site: Site, admin: AdminUser, origin: string): Promise<string> {
  if (!admin.active) throw new RefusedAdminCommand(`${admin.username} of ${site.id} is deactivated.`);
  return linkText(site, await makeInvitation(tx, admin, origin));
}

async function activate(tx: Tx, { id, username }: AdminUser): Promise<string> {
  await tx.update(adminUsers).set({ active: true }).where(eq(adminUsers.id, id));
  return `${username} can log in.`;
}

async function deactivate(tx: Tx, site: Site, { id, username }: AdminUser): Promise<string> {
  const managers = await lockManagers(tx);
  if (managers.includes(id) && managers.length === 1)
    throw new RefusedAdminCommand(`${username} is the only manager of ${site.id}: add another one first.`);
  await tx.update(adminUsers).set({ active: false }).where(eq(adminUsers.id, id));
  await endAccess(tx, id);
  return `${username} is logged out and can't log in.`;
}

async function demand(database: Database, { site, demanded }: Of<'demand-second-factor'>): Promise<string> {
  await database.asOwner((db) =>
    db.update(sites).set({ adminSecondFactor: demanded }).where(eq(sites.id, site)),
  );
  return demanded
    ? `Every admin of ${site} needs a second factor from the next login on.`
    : `Admins of ${site} decide themselves about a second factor.`;
}

async function reset(tx: Tx, { id: siteId }: Site, { id, username }: AdminUser): Promise<string> {
  const removed = await tx
    .delete(adminSecondFactors)
    .where(and(eq(adminSecondFactors.siteId, siteId), eq(adminSecondFactors.adminId, id)))
    .returning({ adminId: adminSecondFactors.adminId });
  if (removed.length === 0)
    throw new RefusedAdminCommand(`${siteId} has no admin ${username} with a second factor.`);
  return `${username} logs in without a second factor, unless ${siteId} demands a new one.`;
}
