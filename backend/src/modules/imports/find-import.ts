import {
  type AdminRole,
  fieldsOf,
  type ImportFieldName,
  type ImportKind,
  type ImportState,
  importPermissions,
  type MappedColumn,
  mayDo,
} from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type Import, imports } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer, ViewerAdmin } from '../../http/viewer.ts';

/** @throws DomainError role_required where the caller's role has no right to this kind of import */
export function mayImport(viewer: Viewer, kind: ImportKind, need: 'read' | 'write'): ViewerAdmin {
  const admin = orNotFound(viewer.admin);
  const permission = importPermissions[kind][need];
  if (!mayDo(admin.role, permission))
    throw new DomainError('role_required', `This role has no permission ${permission}.`);
  return admin;
}

/** Fields of a kind that a role may not import. */
export const deniedFields = (kind: ImportKind, role: AdminRole): ImportFieldName[] =>
  fieldsOf(kind).flatMap(({ name, permission }) => (permission && !mayDo(role, permission) ? [name] : []));

/** @throws DomainError role_required where a mapped field needs a permission that the caller's role lacks */
export function expectFields(viewer: Viewer, kind: ImportKind, mapping: readonly MappedColumn[]): void {
  const denied = deniedFields(kind, orNotFound(viewer.admin).role);
  const field = denied.find((name) => mapping.some((column) => column.field === name));
  if (field) throw new DomainError('role_required', `This role may not import ${field}.`);
}

/** An import of the caller's site. @throws DomainError not_found or role_required */
export async function findImport(
  tx: Tx,
  viewer: Viewer,
  importId: number,
  need: 'read' | 'write' = 'read',
): Promise<Import> {
  const query = tx
    .select()
    .from(imports)
    .where(and(eq(imports.siteId, viewer.site.id), eq(imports.id, importId)));
  const [row] = await (need === 'write' ? query.for('update') : query);
  const found = orNotFound(row);
  mayImport(viewer, found.kind, need);
  return found;
}

/** @throws DomainError conflict where the import is in none of these states */
export function expectState({ state }: Import, ...allowed: ImportState[]): void {
  if (!allowed.includes(state)) throw new DomainError('conflict', `The import is ${state}.`);
}

export const ofImport = ({ siteId, id }: Pick<Import, 'siteId' | 'id'>) =>
  and(eq(imports.siteId, siteId), eq(imports.id, id));
