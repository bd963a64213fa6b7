import { type ComparedField, compareFields } from '@toonbank/contract/editing/compare/compare-fields';
import { type FieldType, fieldTypesOf } from '@toonbank/contract/editing/kinds';
import type { EditedRow } from '@/store/editing/state';
import { readableValue } from '../../history/readable-value';
import { type Excerpt, excerptOf } from './excerpt';
import { pairBlocks } from './pair-blocks';

/** Of one field; the whole comparison has the others. */
const MAX_EXCERPTS = 3;

export interface FieldSummary {
  field: string;
  type: FieldType;
  /** For a text one per place, for any other field one with both values. Of an image they are its addresses. */
  excerpts: readonly Excerpt[];
  /** The summary does not show all that changed. */
  isShortened: boolean;
}

const image = (src: string) => ({ before: '', changed: src, after: '' });
const hasWords = ({ old, next }: Excerpt) => old.changed !== '' || next.changed !== '';

function summarise(type: FieldType, { field, blocks }: ComparedField): FieldSummary {
  const excerpts = pairBlocks(blocks).map(({ old, next }) =>
    type === 'image'
      ? { old: image(old), next: image(next), isCut: false }
      : excerptOf(readableValue(type, old), readableValue(type, next)),
  );
  const all = type === 'html' ? excerpts.filter(hasWords) : excerpts;
  const shown = all.slice(0, MAX_EXCERPTS);
  const isShortened = shown.length < all.length || shown.some(({ isCut }) => isCut);
  return { field, type, excerpts: shown, isShortened };
}

/** What a draft changes: the comparison, and each field of it in a few words. */
export function changesOf({ kind, live, draft }: Pick<EditedRow, 'kind' | 'live' | 'draft'>) {
  const fields = compareFields(kind, live.fields, { ...live.fields, ...draft });
  const types = fieldTypesOf(kind);
  return { fields, summaries: fields.map((one) => summarise(types[one.field] ?? 'line', one)) };
}
