import type { Tx } from '../../db/connect.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';

interface Change {
  action: string;
  /** The id of an image, or the path of a folder. */
  target: number | string;
  details?: Record<string, unknown>;
}

/** Adds a change of the library to the log of administrators. */
export function logChange(tx: Tx, viewer: Viewer, { action, target, details }: Change): Promise<void> {
  return logAction(tx, viewer.site.id, {
    adminId: orNotFound(viewer.admin).adminId,
    action,
    targetKind: typeof target === 'number' ? 'image' : 'image_folder',
    targetId: target,
    ...(details && { details }),
  });
}
