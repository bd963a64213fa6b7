import { type ConflictChoice, contentKinds, fieldTypesOf } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type ContentFields, contentVersions } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { noteChange, planChanges } from './changes.ts';
import { dateFirstShown } from './date-first-shown.ts';
import { faultsOf } from './field-values.ts';
import { mergeFields } from './merge-fields.ts';
import { refusePlaceholders, refuseUnfilled } from './refuse-placeholders.ts';
import { type Live, lockLive, type Target, writeLive } from './stored-kinds.ts';
import { fieldsOfVersion, keepLive, versionsOf } from './versions.ts';

/** A change that becomes live. */
export interface Change {
  /** The changed fields, sanitised. */
  fields: ContentFields;
  /** The version that was changed. */
  basedOn: number;
  /** For conflicts that the publisher has seen. */
  choices?: readonly ConflictChoice[];
  authorId: number | null;
  publisherId: number | null;
}

export interface Published {
  version: number;
  /** The earlier values of the changed fields. */
  before: ContentFields;
}

const staleVersion = () => new DomainError('stale_version', 'A newer version is live.');

/** @throws DomainError stale_version unless this version is live */
export function expectVersion(live: Live, version: number | undefined): void {
  if (version !== undefined && version !== live.version) throw staleVersion();
}

/** A draft may have anything; what becomes live must be complete. */
function refuseFaults({ kind }: Target, fields: ContentFields, changed: string[]) {
  const faulty = faultsOf(kind, fields, changed);
  if (faulty.length === 0) return;
  if (faulty.includes('notice'))
    throw new DomainError('notice_too_long', 'The notice is too long.', { 'fields.notice': 'too_long' });
  const words = faulty.map((name) => [`fields.${name}`, 'invalid_format']);
  throw new DomainError(
    'invalid_request',
    'A field can not be published like this.',
    Object.fromEntries(words),
  );
}

async function merge(
  tx: Tx,
  siteId: string,
  target: Target,
  live: Live,
  change: Change,
): Promise<ContentFields> {
  const base =
    change.basedOn === live.version ? live.fields : await fieldsOfVersion(tx, siteId, target, change.basedOn);
  if (!base) throw staleVersion();
  const { fields, conflicts } = mergeFields(target.kind, {
    ...{ base, mine: change.fields, theirs: live.fields },
    choices: change.choices ?? [],
  });
  if (conflicts.length > 0)
    throw new DomainError('edit_conflict', 'A block was changed twice.', undefined, undefined, conflicts);
  return fields;
}

/** Moments at which the row changes by itself. */
function momentsIn({ kind }: Target, fields: ContentFields): Date[] {
  const moments = Object.entries(fieldTypesOf(kind)).filter(([, type]) => type === 'moment');
  return moments.flatMap(([name]) => (fields[name] ? [new Date(fields[name])] : []));
}

/**
 * Makes a change live on top of what is live by then, as the next version. A change that changes nothing makes no
 * version.
 * @throws DomainError not_found, edit_conflict with both texts, stale_version for a version that is not kept,
 * placeholder_unknown, not_filled_in, or invalid_request
 */
export async function publishChange(
  tx: Tx,
  siteId: string,
  target: Target,
  change: Change,
): Promise<Published> {
  const live = orNotFound(await lockLive(tx, siteId, target));
  const merged = await merge(tx, siteId, target, live, change);
  const fields = dateFirstShown(target, live, merged, new Date());
  const changed = Object.keys(fields).filter((name) => fields[name] !== live.fields[name]);
  if (changed.length === 0) return { version: live.version, before: {} };
  refuseFaults(target, fields, changed);
  refusePlaceholders(target, fields, changed);
  refuseUnfilled(target, fields);
  await keepLive(tx, siteId, target, live);
  const version = live.version + 1;
  await writeLive(tx, siteId, target, { version, fields });
  await tx
    .update(contentVersions)
    .set({ state: 'old' })
    .where(and(versionsOf(siteId, target), eq(contentVersions.state, 'live')));
  const { authorId, publisherId } = change;
  await tx.insert(contentVersions).values({
    ...{ siteId, kind: target.kind, rowId: target.id, state: 'live', version, basedOn: live.version },
    ...{ fields, authorId, publisherId },
  });
  const tag = contentKinds[target.kind].changes;
  await noteChange(tx, siteId, tag);
  await planChanges(tx, siteId, tag, momentsIn(target, fields));
  return { version, before: Object.fromEntries(changed.map((name) => [name, live.fields[name] ?? ''])) };
}
