'use client';

import { useEffect, useRef } from 'react';

/** Closes the `<details>` around it on Escape, and on a click or the focus elsewhere. */
export function CloseMenu() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = place.current?.closest('details');
    if (!menu) return;
    const stop = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      // What else Escape ends, such as the editor of a text, has its own turn.
      event.stopPropagation();
      menu.open = false;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    };
    const { signal } = stop;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return <span ref={place} hidden />;
}
