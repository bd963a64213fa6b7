import { endpoints } from '@toonbank/contract';
import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import { adminSecondFactors, adminUsers, sites } from '../../db/schema/index.ts';
import { implement } from '../../http/implement.ts';

export const listAdmins = implement(endpoints.admins.list, async ({ tx, viewer }) => {
  const { site, admin } = viewer;
  const rows = await tx
    .select({ user: adminUsers, factor: isNotNull(adminSecondFactors.confirmedAt) })
    .from(adminUsers)
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.adminId, adminUsers.id))
    .where(eq(adminUsers.siteId, site.id))
    .orderBy(desc(adminUsers.active), asc(adminUsers.name), asc(adminUsers.id));
  const [found] = await tx
    .select({ demanded: sites.adminSecondFactor })
    .from(sites)
    .where(eq(sites.id, site.id));
  return {
    admins: rows.map(({ user: { id, name, username, email, role, active, lastLoginAt }, factor }) => ({
      ...{ id, name, username, email, role, active },
      second_factor: Boolean(factor),
      last_login: lastLoginAt?.toISOString() ?? null,
      own: id === admin?.adminId,
    })),
    second_factor_demanded: found?.demanded ?? false,
  };
});
