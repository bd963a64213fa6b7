import { useEffect } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { allMarks, type Mark } from './marks';

const HINT_ID = 'edit-hint';

/** Makes an element one that the keyboard reaches and a screen reader names. */
function prepare({ element, field, label }: Mark): void {
  if (element.tabIndex === 0) return;
  element.tabIndex = 0;
  if (element instanceof HTMLImageElement) {
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', words.edit(field, label));
  } else element.setAttribute('aria-describedby', HINT_ID);
}

function restore({ element }: Mark): void {
  element.removeAttribute('tabindex');
  for (const name of element instanceof HTMLImageElement ? ['role', 'aria-label'] : ['aria-describedby'])
    element.removeAttribute(name);
}

/** Prepares all marks while editing is on, also those of pages that are opened meanwhile. */
export function useMarks(): void {
  useEffect(() => {
    const prepareAll = () => allMarks().forEach(prepare);
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(prepareAll);
    });
    prepareAll();
    document.body.classList.add('edit-mode');
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.body.classList.remove('edit-mode');
      allMarks().forEach(restore);
    };
  }, []);
}

/** The sentence that a screen reader says of each text that can be edited. */
export const hint = { id: HINT_ID, text: words.hint };
