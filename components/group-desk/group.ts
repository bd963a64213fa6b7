import type { AnswerOf } from '@/api/call';
import { groupDeskWords } from '@/locales/nl/admin/shop/groups';
import type { DeskChanges } from '../admin/use-desk-row';

export type Group = AnswerOf<'groupDesk.tree'>['groups'][number];
export type GroupChanges = DeskChanges<'groupDesk.tree'>;

const { conflicts } = groupDeskWords;

/** The sentence for a conflict. */
export function conflictText({ group = '', groups, parentID }: Readonly<Record<string, string>>) {
  if (groups === 'changed') return conflicts.order;
  if (parentID === 'depth') return conflicts.depth;
  if (parentID === 'below') return conflicts.into;
  return Object.hasOwn(conflicts, group) ? conflicts[group as keyof typeof conflicts] : conflicts.changed;
}

/** 1 for a group at the top. */
export function levelOf(groups: readonly Group[], group: Group): number {
  const parent = groups.find(({ groupId }) => groupId === group.parentId);
  return parent ? levelOf(groups, parent) + 1 : 1;
}

/** Whether a group is another one or is somewhere below it. */
function isWithin(groups: readonly Group[], group: Group, ancestorId: number): boolean {
  if (group.groupId === ancestorId) return true;
  const parent = groups.find(({ groupId }) => groupId === group.parentId);
  return parent !== undefined && isWithin(groups, parent, ancestorId);
}

/** Whether a group above is hidden. */
export function isHiddenAbove(groups: readonly Group[], group: Group): boolean {
  const parent = groups.find(({ groupId }) => groupId === group.parentId);
  return parent !== undefined && (parent.hidden || isHiddenAbove(groups, parent));
}

/** Levels of a group and what is below it: 1 for a leaf. */
const levelsFrom = (groups: readonly Group[], groupId: number): number =>
  1 +
  Math.max(
    0,
    ...groups
      .filter(({ parentId }) => parentId === groupId)
      .map((child) => levelsFrom(groups, child.groupId)),
  );

const MAX_LEVELS = 3;

/** The groups that a group may stand in; undefined: a new one. */
export function possibleParents(groups: readonly Group[], moved: Group | undefined): Group[] {
  const levels = moved ? levelsFrom(groups, moved.groupId) : 1;
  return groups.filter(
    (group) =>
      levelOf(groups, group) + levels <= MAX_LEVELS && !(moved && isWithin(groups, group, moved.groupId)),
  );
}

/** The name with a dash for each level above, for a list of choices. */
export const indentedName = (groups: readonly Group[], group: Group): string =>
  `${'– '.repeat(levelOf(groups, group) - 1)}${group.name}`;
