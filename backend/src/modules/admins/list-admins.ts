import { endpoints } from '@toonbank/contract';
import { adminSecondFactors, adminUsers } from '../../db/schema/index.ts';
import { asc, desc, eq, isNotNull } from '../../db/sql.ts';
import { implement } from '../../http/implement.ts';
import { readDemand } from '../auth/second-factor/demand.ts';

export const listAdmins = implement(endpoints.admins.list, async ({ tx, viewer }) => {
  const { site, admin } = viewer;
  const rows = await tx
    .select({ user: adminUsers, factor: isNotNull(adminSecondFactors.confirmedAt) })
    .from(adminUsers)
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.adminId, adminUsers.id))
    .where(eq(adminUsers.siteId, site.id))
    .orderBy(desc(adminUsers.active), asc(adminUsers.name), asc(adminUsers.id));
  return {
    admins: rows.map(({ user: { id, name, username, email, role, active, lastLoginAt }, factor }) => ({
      ...{ id, name, username, email, role, active },
      second_factor: Boolean(factor),
      last_login: lastLoginAt?.toISOString() ?? null,
      own: id === admin?.adminId,
    })),
    second_factor_demanded: await readDemand(tx, site.id),
  };
});
