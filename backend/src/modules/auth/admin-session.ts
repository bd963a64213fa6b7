import type { WireAdminSession } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminRecoveryCodes } from '../../db/schema/index.ts';
import { count, eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { readDemand } from './second-factor/demand.ts';
import { factorState } from './second-factor/use-factor.ts';

/** The answer about an administrator's session. */
export async function describeAdmin(tx: Tx, { admin, site }: Viewer, sid: string): Promise<WireAdminSession> {
  const { adminId, name, role, pending } = orNotFound(admin);
  const [codes] = await tx
    .select({ left: count() })
    .from(adminRecoveryCodes)
    .where(eq(adminRecoveryCodes.adminId, adminId));
  return {
    sid,
    user_name: name,
    client_code: site.adminCode,
    role,
    second_factor: pending ?? (await factorState(tx, adminId)),
    second_factor_demanded: await readDemand(tx, site.id),
    recovery_codes_left: codes?.left ?? 0,
  };
}
