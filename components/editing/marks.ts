import { type ContentKind, contentKinds, type FieldType } from '@toonbank/contract/editing/kinds';
import type { RowId } from '@/store/editing/state';

/** An element that shows a field of a row (`components/shared/edit-mark.ts`). */
export interface Mark extends RowId {
  element: HTMLElement;
  field: string;
  type: FieldType;
  /** What a reader knows the row by. */
  label: string;
}

const isKind = (kind: string): kind is ContentKind => Object.hasOwn(contentKinds, kind);

/** The mark of an element; undefined for a field that this version of the shop does not know. */
function readMark(element: HTMLElement): Mark | undefined {
  const [kind = '', id, field = ''] = (element.dataset.edit ?? '').split('.');
  if (!isKind(kind) || !Number.isInteger(Number(id))) return undefined;
  const types: Readonly<Record<string, FieldType>> = contentKinds[kind].fields;
  const type = Object.hasOwn(types, field) ? types[field] : undefined;
  return type && { element, kind, id: Number(id), field, type, label: element.dataset.editLabel ?? '' };
}

/** All marks of the page, in reading order. */
export const allMarks = (): Mark[] =>
  [...document.querySelectorAll<HTMLElement>('[data-edit]')].flatMap((element) => readMark(element) ?? []);

/** The row that an element stands for: with a field of it (`data-edit`), or as a part of a list (`data-edit-row`). */
export function readRow(element: HTMLElement): (RowId & Pick<Mark, 'label'>) | undefined {
  const [kind = '', id] = (element.dataset.edit ?? element.dataset.editRow ?? '').split('.');
  if (!isKind(kind) || !Number.isInteger(Number(id))) return undefined;
  return { kind, id: Number(id), label: element.dataset.editLabel ?? '' };
}

/** The mark around an element. */
export function markAround(target: EventTarget | null): Mark | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-edit]') : null;
  return element ? readMark(element) : undefined;
}

/**
 * Elements of the same field: a landing page shows the first paragraph of its text above the products, and the rest
 * below. The text is edited in the last one.
 */
export const partsOf = ({ kind, id, field }: Omit<Mark, 'element' | 'type' | 'label'>): Mark[] =>
  allMarks().filter((mark) => mark.kind === kind && mark.id === id && mark.field === field);
