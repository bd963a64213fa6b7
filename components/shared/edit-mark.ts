import type { ContentKind } from '@toonbank/contract';

/** The row that an element shows a field of. Only an admin's page has marks: they say what can be edited in place. */
export interface EditMark {
  kind: ContentKind;
  id: number;
  /** What a reader knows the row by: `Vragen over levering`. */
  label: string;
}

/** Data of a row that can be edited. */
export type Editable<T> = T & { edit?: EditMark };

/** Attributes of the element that shows a field; none without a mark. */
export const editAttributes = (edit: EditMark | undefined, field: string) =>
  edit && { 'data-edit': `${edit.kind}.${edit.id}.${field}`, 'data-edit-label': edit.label };
