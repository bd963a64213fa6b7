import { type EditedRow, fieldValue, shownValue } from '@/store/editing/state';
import { allMarks, type Mark, partsOf } from './marks';

/** What an element shows to visitors, so that it can be shown again. */
const published = new WeakMap<HTMLElement, string>();

const isPicture = (element: HTMLElement): element is HTMLImageElement => element instanceof HTMLImageElement;

/** Keeps what an element shows to visitors; call it before an editor changes the element. */
export function keepPublished(element: HTMLElement): void {
  if (published.has(element)) return;
  published.set(element, isPicture(element) ? element.src : element.innerHTML);
}

/** Shows a value in its element. `html` comes from the editor, whose schema admits nothing that runs. */
export function showValue(mark: Mark, value: string, safeHtml: (html: string) => string): void {
  const { element, type } = mark;
  keepPublished(element);
  if (isPicture(element)) {
    element.srcset = '';
    element.src = value;
  } else if (type === 'html') {
    const parts = partsOf(mark);
    const isLast = parts.at(-1)?.element === element;
    element.innerHTML = isLast ? safeHtml(value) : '';
  } else element.textContent = value;
}

/** Shows the own draft of a row wherever the page shows what is live. */
export function showDraft(row: EditedRow, safeHtml: (html: string) => string): void {
  for (const mark of allMarks()) {
    if (mark.kind !== row.kind || mark.id !== row.id) continue;
    const value = fieldValue(row, mark.field);
    const isChanged = value !== (row.live.fields[mark.field] ?? '');
    mark.element.toggleAttribute('data-edit-changed', isChanged);
    if (isChanged) showValue(mark, shownValue(row, mark.field), safeHtml);
    else showPublished(mark.element);
  }
}

/** Shows again what visitors see. */
function showPublished(element: HTMLElement): void {
  const before = published.get(element);
  if (before === undefined) return;
  published.delete(element);
  element.removeAttribute('data-edit-changed');
  if (isPicture(element)) element.src = before;
  else element.innerHTML = before;
}

export const showAllPublished = (): void => {
  for (const { element } of allMarks()) showPublished(element);
};
