import { useCallback, useEffect, useRef } from 'react';

/** Once an element is no longer edited it gets the focus back, where the caller asked for it: its editor has taken it away. */
export function useReturnFocus(active: HTMLElement | undefined): () => void {
  const last = useRef<HTMLElement | undefined>(undefined);
  const isAsked = useRef(false);
  useEffect(() => {
    if (active) last.current = active;
    else if (isAsked.current) last.current?.focus();
    isAsked.current = false;
  }, [active]);
  return useCallback(() => {
    isAsked.current = true;
  }, []);
}

export const DOCK_ID = 'edit-dock';

/** Gives the dock the focus when the button that had it is gone, after a dialog has closed and returned it. */
export function focusDockIfLost(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(DOCK_ID)?.focus();
    }),
  );
}
