import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';

interface Group extends Record<string, unknown> {
  id: number;
  parent_id: number | null;
  label: string;
  path: string;
}

/** The group that a text of the file names. `path` is without its first part: 'schoonmaak/dweilen'. */
interface FoundGroup {
  text: string;
  path: string | null;
  fault: 'group_unknown' | 'group_ambiguous' | null;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const partsOf = (text: string) =>
  text
    .split(/[/>\\|»]/)
    .map(plain)
    .filter((part) => part !== '')
    .join('/');

/** Labels from the top group to this one. */
function labelsOf(group: Group, byId: ReadonlyMap<number, Group>): string {
  const parent = group.parent_id === null ? undefined : byId.get(group.parent_id);
  return parent ? `${labelsOf(parent, byId)}/${plain(group.label)}` : plain(group.label);
}

/** Finds groups by a path of names or of the address, or by the end of one: the name alone is such an end. */
function finder(groups: readonly Group[]): (text: string) => FoundGroup {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const known = groups.map((group) => {
    const path = group.path.replace(/^c\//, '');
    return { path, names: [labelsOf(group, byId), partsOf(path)], label: plain(group.label) };
  });
  return (text) => {
    const wanted = partsOf(text);
    const whole = known.filter(({ names }) => names.includes(wanted));
    const ends = known.filter(
      ({ names, label }) => label === plain(text) || names.some((name) => name.endsWith(`/${wanted}`)),
    );
    const [found, other] = wanted === '' ? [] : whole.length > 0 ? whole : ends;
    if (!found) return { text, path: null, fault: 'group_unknown' };
    return other ? { text, path: null, fault: 'group_ambiguous' } : { text, path: found.path, fault: null };
  };
}

/** Finds the groups that the lines of an import name; each text once. */
export async function findGroups(tx: Tx, { siteId, id }: Import): Promise<FoundGroup[]> {
  const { rows: groups } = await tx.execute<Group>(sql`
    SELECT id, parent_id, label, path FROM product_groups WHERE site_id = ${siteId} ORDER BY id`);
  const { rows: texts } = await tx.execute<{ text: string }>(sql`
    SELECT DISTINCT data ->> 'group' AS text FROM import_lines
    WHERE site_id = ${siteId} AND import_id = ${id} AND data ->> 'group' IS NOT NULL`);
  const find = finder(groups);
  return texts.map(({ text }) => find(text));
}
