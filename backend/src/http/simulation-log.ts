import type { EndpointName } from '@toonbank/contract';
import type { Database, Tx } from '../db/connect.ts';
import type { SimulationEvent } from '../db/schema/index.ts';
import { sql } from '../db/sql.ts';
import type { Viewer } from './viewer.ts';

/**
 * Adds a line to the log of a simulated session; for any other session it does nothing. The session must still exist:
 * its row has the operator and the customer.
 */
export async function logSimulation(
  tx: Tx,
  sidHash: string,
  event: SimulationEvent,
  detail = '',
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO simulation_log (site_id, customer_id, user_id, sid_hash, operator, event, detail)
    SELECT s.site_id, u.customer_id, u.id, s.sid_hash, coalesce(s.simulated_by, ''), ${event}, ${detail}
    FROM sessions s JOIN customer_users u ON u.id = s.user_id
    WHERE s.sid_hash = ${sidHash} AND s.simulated`);
}

/** Logs that a simulated session reads a file. The file is sent only after the line is stored. */
export async function logFileRead(
  database: Database,
  { site, session }: Viewer,
  name: EndpointName,
  fileName: string,
): Promise<void> {
  if (session?.simulated)
    await database.inSite(site.id, (tx) => logSimulation(tx, session.sidHash, 'read', `${name} ${fileName}`));
}
