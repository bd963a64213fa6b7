import { type ContentKind, fieldTypesOf, type TextConflict } from '@toonbank/contract';
import type { ContentFields } from '../../db/schema/index.ts';
import { splitBlocks } from './blocks.ts';
import { mergeBlocks } from './merge-blocks.ts';

interface Sides {
  /** The fields that both editors started from. */
  base: ContentFields;
  /** The fields that one editor changed. */
  mine: ContentFields;
  /** The fields that are live now. */
  theirs: ContentFields;
}

/** Applies one editor's changes to the live fields: texts block by block, any other field as a whole. */
export function mergeFields(kind: ContentKind, { base, mine, theirs }: Sides) {
  const fields = { ...theirs };
  const conflicts: TextConflict[] = [];
  for (const [field, type] of Object.entries(fieldTypesOf(kind))) {
    const [before = '', live = ''] = [base[field], theirs[field]];
    const changed = mine[field] ?? before;
    if (changed === before || changed === live) continue;
    if (live === before) fields[field] = changed;
    else if (type === 'html') {
      const merged = mergeBlocks(splitBlocks(before), splitBlocks(changed), splitBlocks(live));
      fields[field] = merged.blocks.join('');
      conflicts.push(...merged.conflicts.map((conflict) => ({ field, ...conflict })));
    } else conflicts.push({ field, base: before, mine: changed, theirs: live });
  }
  return { fields, conflicts };
}
