import { useEffect } from 'react';
import { type Mark, markAround } from './marks';

/** What belongs to the text that is edited: its toolbar, and dialogs. */
export const EDITOR_PARTS = '[data-editor-part], [data-rich-toolbar], [role="dialog"], .admin-bar';

/** A place in the window. */
export interface Point {
  left: number;
  top: number;
}

interface BeginOptions {
  /** The element that is edited now. */
  active: HTMLElement | undefined;
  /** `at`: where it was clicked; absent with the keyboard. */
  onBegin: (mark: Mark, at?: Point) => void;
  onLeave: () => void;
}

/**
 * Begins editing with a click or Enter on a marked element, and ends it with a click anywhere else. Links and buttons inside
 * a marked text do nothing meanwhile; all others work as always.
 */
export function useBegin({ active, onBegin, onLeave }: BeginOptions): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target || target.closest(EDITOR_PARTS)) return;
      if (active?.contains(target)) {
        // A link in the text: the router would open it.
        if (target.closest('a')) event.preventDefault();
        event.stopPropagation();
        return;
      }
      const mark = markAround(target);
      if (active) onLeave();
      if (!mark) return;
      event.preventDefault();
      event.stopPropagation();
      onBegin(mark, { left: event.clientX, top: event.clientY });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || active || !(event.target instanceof HTMLElement)) return;
      if (!event.target.matches('[data-edit]')) return;
      const mark = markAround(event.target);
      if (!mark) return;
      event.preventDefault();
      onBegin(mark);
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [active, onBegin, onLeave]);
}
