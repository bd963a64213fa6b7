import type { Tx } from '../db/connect.ts';
import { adminActions } from '../db/schema/index.ts';

/** Something that an administrator did. */
export interface AdminAction {
  adminId: number;
  /** The key of the integration API that did it; the administrator is then the one who made the key. */
  keyId?: number | undefined;
  /** A verb and what it changes: `publish`, `make_page`. */
  action: string;
  targetKind: string;
  /** An id, or the path of a picture. */
  targetId: number | string;
  details?: Record<string, unknown>;
}

/** Adds a line to the log of administrators, in the transaction of the change. */
export async function logAction(tx: Tx, siteId: string, { targetId, ...action }: AdminAction): Promise<void> {
  await tx.insert(adminActions).values({ siteId, targetId: String(targetId), ...action });
}
