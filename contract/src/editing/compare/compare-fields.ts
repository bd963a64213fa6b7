import { type ContentKind, fieldTypesOf } from '../kinds.ts';
import { diffBlocks } from './diff-blocks.ts';
import { splitBlocks } from './split-blocks.ts';

export interface ComparedBlock {
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** A field that differs, with all blocks of both texts in order. */
export interface ComparedField {
  field: string;
  blocks: ComparedBlock[];
}

function compareTexts(one: string[], other: string[]): ComparedBlock[] {
  const as = (change: ComparedBlock['change'], texts: string[]) => texts.map((text) => ({ change, text }));
  let at = 0;
  const compared = diffBlocks(one, other).flatMap(({ start, end, blocks }) => {
    const same = as('same', one.slice(at, start));
    at = end;
    return [...same, ...as('removed', one.slice(start, end)), ...as('added', blocks)];
  });
  return [...compared, ...as('same', one.slice(at))];
}

type Fields = Readonly<Record<string, string>>;

/** The fields that differ, block by block. */
export const compareFields = (kind: ContentKind, from: Fields, to: Fields): ComparedField[] =>
  Object.entries(fieldTypesOf(kind)).flatMap(([field, type]) => {
    const [one = '', other = ''] = [from[field], to[field]];
    if (one === other) return [];
    const blocksOf = (text: string) => (type === 'html' ? splitBlocks(text) : text === '' ? [] : [text]);
    return [{ field, blocks: compareTexts(blocksOf(one), blocksOf(other)) }];
  });
