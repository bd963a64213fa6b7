import type { ContentKind } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { type ContentFields, type ContentVersion, contentVersions } from '../../../db/schema/index.ts';
import { and, asc, eq, inArray, lte } from '../../../db/sql.ts';
import { faultsOf } from '../field-values.ts';
import { mergeFields } from '../merge-fields.ts';
import { mayBecomeLive } from '../planned-right.ts';
import { readLive } from '../stored-kinds.ts';
import { fieldsOfVersion } from '../versions.ts';
import { inOrder, type RowAt } from './row-at.ts';

/** A change that becomes live at a moment. */
interface Event {
  at: Date;
  until: Date | null;
  row: RowAt;
  fields: ContentFields;
  /** The content that the change began with. */
  base: ContentFields;
}

/** The fields after a change, or undefined where it would be refused. */
function apply({ row, base, fields }: Event, shown: ContentFields): ContentFields | undefined {
  const merged = mergeFields(row.kind, { base, mine: fields, theirs: shown });
  const changed = Object.keys(merged.fields).filter((name) => merged.fields[name] !== shown[name]);
  const isRefused = merged.conflicts.length > 0 || faultsOf(row.kind, merged.fields, changed).length > 0;
  return isRefused ? undefined : merged.fields;
}

/** The changes that become live all or none: the slides of a moment, and any other alone. */
function takeNext(events: Event[]): Event[] {
  events.sort((one, other) => one.at.getTime() - other.at.getTime());
  const [first] = events;
  if (!first) return [];
  const isTaken = (event: Event) =>
    event === first ||
    (first.row.kind === 'slide' && event.row.kind === 'slide' && event.at.getTime() === first.at.getTime());
  const taken = events.filter(isTaken);
  events.splice(0, events.length, ...events.filter((event) => !isTaken(event)));
  return taken;
}

/** Undoes a change at its end. */
function endOf({ until, row }: Event, before: ContentFields, after: ContentFields): Event[] {
  const replaced = Object.keys(after).filter((name) => after[name] !== before[name]);
  if (!until || replaced.length === 0) return [];
  const back = Object.fromEntries(replaced.map((name) => [name, before[name] ?? '']));
  return [{ at: until, until: null, row, fields: back, base: after }];
}

/** Makes of the rows what `publishDue` would have made of them by a moment. */
function playEvents(planned: Event[], at: Date): void {
  const events = [...planned];
  for (;;) {
    const taken = takeNext(events);
    if (!taken[0] || taken[0].at > at) return;
    const shown = new Map<RowAt, ContentFields>();
    const ends: Event[] = [];
    const isRefused = taken.some((event) => {
      const before = shown.get(event.row) ?? event.row.fields;
      const after = apply(event, before);
      if (!after) return true;
      shown.set(event.row, after);
      ends.push(...endOf(event, before, after));
      return false;
    });
    if (isRefused) continue;
    for (const [row, fields] of shown) row.fields = fields;
    events.push(...ends);
  }
}

/** The rows that planned changes will have changed by a moment in the future. */
export async function plannedUntil(
  tx: Tx,
  siteId: string,
  kinds: readonly ContentKind[],
  at: Date,
): Promise<RowAt[]> {
  if (kinds.length === 0) return [];
  const found = await tx
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
  const planned: ContentVersion[] = [];
  for (const change of found) if (await mayBecomeLive(tx, change)) planned.push(change);
  const targets = new Map(planned.map(({ kind, rowId: id }) => [`${kind}.${id}`, { kind, id }]));
  const rows: RowAt[] = [];
  const events: Event[] = [];
  for (const target of inOrder([...targets.values()])) {
    const live = await readLive(tx, siteId, target);
    if (!live) continue;
    const row: RowAt = { ...target, version: live.version, fields: live.fields };
    rows.push(row);
    for (const { kind, rowId, publishAt, unpublishAt, fields, basedOn } of planned) {
      if (kind !== target.kind || rowId !== target.id || !publishAt) continue;
      const base = (await fieldsOfVersion(tx, siteId, target, basedOn)) ?? live.fields;
      events.push({ at: publishAt, until: unpublishAt, row, fields, base });
    }
  }
  playEvents(events, at);
  return rows;
}
