'use client';

import { useEffect, useRef } from 'react';

const OPEN_AFTER_MS = 200;
const CLOSE_AFTER_MS = 300;

/** Tells a resting pointer from a passing one (200 ms to open, 300 ms to close, docs/behaviour.md §17.1). */
export function useHoverIntent(close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (wait: number, run: () => void) => {
    cancel();
    timer.current = setTimeout(run, wait);
  };

  return {
    enter: (open: () => void) => after(OPEN_AFTER_MS, open),
    leave: () => after(CLOSE_AFTER_MS, close),
    cancel,
  };
}
