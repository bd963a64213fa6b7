import type { Mark } from '../marks';

interface LineFieldOptions {
  value: string;
  onChange: (value: string) => void;
  onSave: () => void;
  onLeave: () => void;
}

/** A line break that was pasted becomes a space. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Edits a single line of plain text on its own element. Returns what ends it. */
export function editLine(
  { element }: Mark,
  { value, onChange, onSave, onLeave }: LineFieldOptions,
): () => void {
  element.textContent = value;
  element.contentEditable = 'plaintext-only';
  const onInput = () => onChange(oneLine(element.textContent ?? ''));
  const onKeyDown = (event: KeyboardEvent) => {
    const saves = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    const leaves = event.key === 'Enter' || event.key === 'Escape';
    if (!saves && !leaves) return;
    event.preventDefault();
    event.stopPropagation();
    if (saves) onSave();
    else onLeave();
  };
  element.addEventListener('input', onInput);
  element.addEventListener('keydown', onKeyDown);
  element.focus();
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
  return () => {
    element.removeEventListener('input', onInput);
    element.removeEventListener('keydown', onKeyDown);
    element.contentEditable = 'inherit';
    element.textContent = oneLine(element.textContent ?? '');
  };
}
