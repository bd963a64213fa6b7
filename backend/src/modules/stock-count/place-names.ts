import type { Tx } from '../../db/connect.ts';
import { type FormerName, type StockPlace, stockPlaces } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import type { CountPart } from './sums.ts';

const MAX_FORMER_NAMES = 20;

/** The former names of a place that gets this name now; none of a new place. */
export function formerNames(place: StockPlace | undefined, name: string, now: string): FormerName[] {
  const known = place?.formerNames ?? [];
  if (place === undefined || name === place.name) return known;
  return [...known, { name: place.name, until: now }].slice(-MAX_FORMER_NAMES);
}

/** The present name of the place that had `name` at a moment; `name` itself where no place had it. */
function presentName(places: readonly StockPlace[], name: string, at: string): string {
  const [first] = places
    .flatMap((place) => place.formerNames.map((former) => ({ ...former, now: place.name })))
    .filter((former) => former.name === name && Date.parse(former.until) > Date.parse(at))
    .sort((a, b) => Date.parse(a.until) - Date.parse(b.until));
  return first?.now ?? name;
}

/** Parts of a count at the places of its list as they are called now. */
export async function partsAtPlaces(
  tx: Tx,
  listRef: number,
  parts: readonly CountPart[],
): Promise<CountPart[]> {
  const places = await tx.select().from(stockPlaces).where(eq(stockPlaces.listId, listRef));
  return parts.map((part) => ({ ...part, place: presentName(places, part.place, part.countedAt) }));
}

/** Gives the sums of a list's finished counts the new names of its places. Two places can exchange names. */
export async function renameResults(
  tx: Tx,
  { siteId, id: listRef }: { siteId: string; id: number },
  names: readonly { name: string; was: string }[],
): Promise<void> {
  if (names.length === 0) return;
  await tx.execute(sql`
    UPDATE stock_count_results r SET place = n.name
    FROM stock_counts c, jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS n (name text, was text)
    WHERE c.site_id = ${siteId} AND c.list_ref = ${listRef} AND r.site_id = c.site_id AND r.count_id = c.id
      AND r.place = n.was`);
}
