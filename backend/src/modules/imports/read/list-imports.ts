import type { imports as endpoints } from '@toonbank/contract';
import { IMPORT_PAGE_SIZE, importKinds, importPermissions, mayDo } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { imports } from '../../../db/schema/index.ts';
import { and, eq, inArray } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { olderThan, selectImports, toSummary } from './describe.ts';

/** A page of the site's imports, of the kinds that the caller may see. */
export async function listImports(
  tx: Tx,
  viewer: Viewer,
  { kind, state, before }: z.output<typeof endpoints.list.request>,
) {
  const { role } = orNotFound(viewer.admin);
  const visible = importKinds.filter((one) => mayDo(role, importPermissions[one].read));
  const found = await selectImports(
    tx,
    and(
      eq(imports.siteId, viewer.site.id),
      inArray(imports.kind, visible),
      kind && eq(imports.kind, kind),
      state && eq(imports.state, state),
      olderThan(before),
    ),
    IMPORT_PAGE_SIZE + 1,
  );
  const page = found.slice(0, IMPORT_PAGE_SIZE);
  return {
    imports: page.map(toSummary),
    next: found.length > IMPORT_PAGE_SIZE ? (page.at(-1)?.row.id ?? null) : null,
  };
}
