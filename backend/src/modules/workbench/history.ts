import { endpoints, historyKinds, mayDo } from '@toonbank/contract';
import { adminActions } from '../../db/schema/index.ts';
import { eq, inArray } from '../../db/sql.ts';
import { readLog, toWireAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';

/** The log of one row, for who may open its page. @throws DomainError role_required */
export const getHistory = implement(
  endpoints.workbench.history,
  async ({ tx, viewer: { site, admin } }, { kind, targets, page }) => {
    const permission = historyKinds[kind];
    if (!mayDo(orNotFound(admin).role, permission))
      throw new DomainError('role_required', `This role has no permission ${permission}.`);
    const rows = await readLog(
      tx,
      site.id,
      page,
      eq(adminActions.targetKind, kind),
      inArray(adminActions.targetId, targets),
    );
    return rows.map((row) => toWireAction(row, ''));
  },
);
