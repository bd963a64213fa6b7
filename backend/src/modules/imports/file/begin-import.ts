import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type imports as endpoints, type ImportKind, MAX_IMPORT_COLUMNS } from '@toonbank/contract';
import type { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { type Import, imports } from '../../../db/schema/index.ts';
import { logAction } from '../../../http/admin-log.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { ringForJob } from '../../../jobs/job-bell.ts';
import { expectMapping } from '../change/set-mapping.ts';
import { mayImport } from '../find-import.ts';
import { kindOf } from '../kinds/index.ts';
import { storeFile } from './stored-file.ts';

export interface NewImport {
  kind: ImportKind;
  /** Of pasted lines a name, or empty. */
  filename: string;
  path: string;
  /** Known beforehand: the lines are compared without a question. */
  columns?: Pick<Import, 'mapping' | 'options'> | undefined;
}

/**
 * Makes an import of a file, and has it opened. The file may be removed when this ends.
 * @throws DomainError role_required, invalid_request for columns that don't fit the kind
 */
export async function beginImport(
  database: Database,
  viewer: Viewer,
  { kind, filename, path, columns }: NewImport,
): Promise<number> {
  const { adminId } = mayImport(viewer, kind, 'write');
  kindOf({ kind });
  const siteId = viewer.site.id;
  const id = await database.inSite(siteId, async (tx) => {
    if (columns) await expectMapping(tx, viewer, { kind, ...columns, columns: MAX_IMPORT_COLUMNS });
    const made = { siteId, kind, filename, state: 'opening', madeBy: adminId, ...columns } as const;
    const [row] = await tx.insert(imports).values(made).returning({ id: imports.id });
    const target = orNotFound(row);
    await logAction(tx, siteId, {
      ...{ adminId, action: 'make_import', targetKind: 'import', targetId: target.id },
      details: { kind, filename },
    });
    return target.id;
  });
  await storeFile(database, { siteId, id }, path);
  await database.inSite(siteId, (tx) => addJob(tx, siteId, { kind: 'import.open', key: String(id) }));
  ringForJob(siteId);
  return id;
}

type Pasted = z.output<typeof endpoints.paste.request>;

/** Makes an import of pasted lines. @throws DomainError as `beginImport` does */
export async function pasteImport(
  database: Database,
  viewer: Viewer,
  { kind, text, name, columns }: Pasted,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'toonbank-paste-'));
  try {
    const path = join(folder, 'paste');
    await writeFile(path, text, { mode: 0o600 });
    return await beginImport(database, viewer, { kind, filename: name, path, columns });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
