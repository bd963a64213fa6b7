import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { kindOf } from '../kinds/index.ts';
import { takeBack } from '../kinds/take-back.ts';

/** Adds the changes that take an applied import back. */
export async function compareUndo(tx: Tx, row: Import, original: Import): Promise<void> {
  const kind = kindOf(original);
  if (kind.compareUndo) return kind.compareUndo(tx, row, original);
  for (const writer of kind.writers) await takeBack(tx, row, original, writer);
}
