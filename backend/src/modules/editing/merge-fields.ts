import { type ConflictChoice, type ContentKind, fieldTypesOf, type TextConflict } from '@toonbank/contract';
import { splitBlocks } from '@toonbank/contract/editing/compare/split-blocks';
import type { ContentFields } from '../../db/schema/index.ts';
import { mergeBlocks } from './merge-blocks.ts';

interface Sides {
  /** The fields that both editors started from. */
  base: ContentFields;
  /** The fields that one editor changed. */
  mine: ContentFields;
  /** The fields that are live now. */
  theirs: ContentFields;
  /** For conflicts that the editor has seen. */
  choices?: readonly ConflictChoice[];
}

/** Each choice counts once, for a conflict with the same live text. */
function chooser(choices: readonly ConflictChoice[]) {
  const left = [...choices];
  return (field: string, theirs: string) => {
    const at = left.findIndex((choice) => choice.field === field && choice.theirs === theirs);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.side;
  };
}

/** Applies one editor's changes to the live fields: texts block by block, any other field as a whole. */
export function mergeFields(kind: ContentKind, { base, mine, theirs, choices = [] }: Sides) {
  const choose = chooser(choices);
  const fields = { ...theirs };
  const conflicts: TextConflict[] = [];
  for (const [field, type] of Object.entries(fieldTypesOf(kind))) {
    const [before = '', live = ''] = [base[field], theirs[field]];
    const changed = mine[field] ?? before;
    if (changed === before || changed === live) continue;
    if (live === before) fields[field] = changed;
    else if (type === 'html') {
      const merged = mergeBlocks(splitBlocks(before), splitBlocks(changed), splitBlocks(live), (conflict) =>
        choose(field, conflict.theirs),
      );
      fields[field] = merged.blocks.join('');
      conflicts.push(...merged.conflicts.map((conflict) => ({ field, ...conflict })));
    } else {
      const side = choose(field, live);
      if (side === 'mine') fields[field] = changed;
      else if (side !== 'theirs') conflicts.push({ field, base: before, mine: changed, theirs: live });
    }
  }
  return { fields, conflicts };
}
