import type { ContentKind } from '@toonbank/contract';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { type ContentFields, contentVersions } from '../../../db/schema/index.ts';
import { faultsOf } from '../field-values.ts';
import { mergeFields } from '../merge-fields.ts';
import { type Live, readLive } from '../stored-kinds.ts';
import { fieldsOfVersion } from '../versions.ts';
import { inOrder, type RowAt } from './row-at.ts';

/** A change that becomes live at a moment. */
interface Event {
  at: Date;
  until: Date | null;
  fields: ContentFields;
  /** The content that the change began with. */
  base: ContentFields;
}

/** The fields after a change, or undefined where it would be refused. */
function apply(kind: ContentKind, { base, fields }: Event, shown: ContentFields): ContentFields | undefined {
  const merged = mergeFields(kind, { base, mine: fields, theirs: shown });
  const changed = Object.keys(merged.fields).filter((name) => merged.fields[name] !== shown[name]);
  const isRefused = merged.conflicts.length > 0 || faultsOf(kind, merged.fields, changed).length > 0;
  return isRefused ? undefined : merged.fields;
}

/** What `publishDue` would have made of a row by a moment. */
function playEvents(kind: ContentKind, live: Live, planned: Event[], at: Date): ContentFields {
  const events = [...planned];
  let shown = live.fields;
  while (events.length > 0) {
    events.sort((one, other) => one.at.getTime() - other.at.getTime());
    const event = events.shift();
    if (!event || event.at > at) break;
    const before = shown;
    const after = apply(kind, event, before);
    if (!after) continue;
    shown = after;
    const replaced = Object.keys(after).filter((name) => after[name] !== before[name]);
    if (!event.until) continue;
    const back = Object.fromEntries(replaced.map((name) => [name, before[name] ?? '']));
    events.push({ at: event.until, until: null, fields: back, base: after });
  }
  return shown;
}

/** The rows that planned changes will have changed by a moment in the future. */
export async function plannedUntil(
  tx: Tx,
  siteId: string,
  kinds: readonly ContentKind[],
  at: Date,
): Promise<RowAt[]> {
  if (kinds.length === 0) return [];
  const planned = await tx
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.siteId, siteId),
        inArray(contentVersions.kind, [...kinds]),
        eq(contentVersions.state, 'scheduled'),
        eq(contentVersions.refused, ''),
        lte(contentVersions.publishAt, at),
      ),
    )
    .orderBy(asc(contentVersions.publishAt), asc(contentVersions.id));
  const rows = new Map(planned.map(({ kind, rowId: id }) => [`${kind}.${id}`, { kind, id }]));
  const shown: RowAt[] = [];
  for (const target of inOrder([...rows.values()])) {
    const live = await readLive(tx, siteId, target);
    if (!live) continue;
    const events: Event[] = [];
    for (const { kind, rowId, publishAt, unpublishAt, fields, basedOn } of planned) {
      if (kind !== target.kind || rowId !== target.id || !publishAt) continue;
      const base = (await fieldsOfVersion(tx, siteId, target, basedOn)) ?? live.fields;
      events.push({ at: publishAt, until: unpublishAt, fields, base });
    }
    shown.push({ ...target, version: live.version, fields: playEvents(target.kind, live, events, at) });
  }
  return shown;
}
