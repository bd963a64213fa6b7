import type { Tx } from '../../../db/connect.ts';
import { sites } from '../../../db/schema/index.ts';
import { eq } from '../../../db/sql.ts';

/** Whether the site demands a second factor now: the site of a call may be some seconds old. */
export async function readDemand(tx: Tx, siteId: string): Promise<boolean> {
  const [site] = await tx
    .select({ demanded: sites.adminSecondFactor })
    .from(sites)
    .where(eq(sites.id, siteId));
  return site?.demanded ?? false;
}

/** The same, unchanged until the transaction ends: the call that sets a demand waits for it. */
export async function holdDemand(tx: Tx, siteId: string): Promise<boolean> {
  const [site] = await tx
    .select({ demanded: sites.adminSecondFactor })
    .from(sites)
    .where(eq(sites.id, siteId))
    .for('share');
  return site?.demanded ?? false;
}
