import {
  type AdminRole,
  type imports as endpoints,
  fieldsOf,
  formatsOf,
  type ImportKind,
} from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { imports, priceLists } from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { deniedFields, expectState, findImport, ofImport } from '../find-import.ts';
import { kindOf } from '../kinds/index.ts';
import { keepProfile } from '../profiles.ts';

type Input = z.output<typeof endpoints.setMapping.request>;
type Columns = Pick<Input, 'mapping' | 'options'>;

/** Faults of a mapping by field: `mapping.price` → `value_missing`. */
function faultsOf(
  kind: ImportKind,
  { mapping, options }: Columns,
  { role, columns }: { role: AdminRole; columns: number },
): Record<string, string> {
  const faults: Record<string, string> = {};
  const fields = new Map(fieldsOf(kind).map((field) => [field.name, field]));
  const denied = deniedFields(kind, role);
  const taken = new Set<string>();
  for (const { field: name, column, format, empty } of mapping) {
    const field = fields.get(name);
    const at = `mapping.${name}`;
    if (!field) faults[at] = 'field_unknown';
    else if (denied.includes(name)) faults[at] = 'role_required';
    else if (taken.has(name)) faults[at] = 'mapped_twice';
    else if (column >= columns) faults[at] = 'column_unknown';
    else if (!formatsOf[field.type].includes(format)) faults[at] = 'format_unknown';
    else if (empty === 'clear' && !field.clearable) faults[at] = 'not_clearable';
    taken.add(name);
  }
  for (const { name, required } of fields.values())
    if (required && !taken.has(name)) faults[`mapping.${name}`] = 'value_missing';
  const keys = [...fields.values()].filter(({ key }) => key).map(({ name }) => name);
  if (keys.length > 0 && !keys.some((name) => taken.has(name)))
    faults[`mapping.${keys[0]}`] = 'value_missing';
  return { ...faults, ...kindOf({ kind }).check(mapping, options) };
}

/** @throws DomainError invalid_request with what is wrong */
export async function expectMapping(
  tx: Tx,
  viewer: Viewer,
  { kind, columns, ...chosen }: Columns & { kind: ImportKind; columns: number },
): Promise<void> {
  const faults = faultsOf(kind, chosen, { role: orNotFound(viewer.admin).role, columns });
  if (Object.keys(faults).length > 0)
    throw new DomainError('invalid_request', 'The mapping is not complete.', faults);
  await expectPriceList(tx, viewer.site.id, chosen.options.price_list_id);
}

async function expectPriceList(tx: Tx, siteId: string, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const found = await tx
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(and(eq(priceLists.siteId, siteId), eq(priceLists.id, id)));
  if (found.length === 0)
    throw new DomainError('invalid_request', 'There is no such price list.', {
      'options.price_list_id': 'not_found',
    });
}

/**
 * Stores how the columns are read, and has the lines compared.
 * @throws DomainError invalid_request with what is wrong, conflict in another state
 */
export async function setMapping(tx: Tx, viewer: Viewer, input: Input): Promise<void> {
  const row = await findImport(tx, viewer, input.importID, 'write');
  expectState(row, 'columns', 'preview');
  if (row.undoOf !== null) throw new DomainError('conflict', 'An undo has no columns.');
  const { siteId, id } = row;
  if (input.sheet !== undefined && input.sheet !== row.source.sheet)
    throw new DomainError('conflict', 'Another sheet was opened meanwhile.');
  const { mapping, options, profile } = input;
  const columns = row.source.headings?.length ?? 0;
  await expectMapping(tx, viewer, { kind: row.kind, mapping, options, columns });
  const profileId =
    profile === undefined
      ? row.profileId
      : profile === ''
        ? null
        : await keepProfile(tx, { ...row, mapping, options }, profile);
  await tx
    .update(imports)
    .set({ mapping, options, profileId, state: 'comparing', outdated: false, done: 0, total: 0 })
    .where(ofImport(row));
  await addJob(tx, siteId, { kind: 'import.compare', key: String(id) });
}
