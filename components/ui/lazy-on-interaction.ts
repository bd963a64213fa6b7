import { type ComponentType, lazy } from 'react';
import { whenOnline } from '@/lib/when-online';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
let touched: Promise<void> | undefined;
let resolveTouched: (() => void) | undefined;

/** Resolves at the first sign of somebody: a pointer that moves, a finger, a key. Later pages need no other. */
function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    // Before this script had come: app/_data/early-script.ts.
    if ('touched' in document.documentElement.dataset) return resolve();
    const stop = new AbortController();
    resolveTouched = () => {
      stop.abort();
      resolve();
    };
    // On the way down: React stops an event that it can't hand to a part which has not come to life.
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const sign of SIGNS) addEventListener(sign, resolveTouched, options);
  });
  return touched;
}

/** Counts as the first touch: loads all parts that wait for one. */
export function markTouched(): void {
  document.documentElement.dataset.touched = '';
  resolveTouched?.();
}

/**
 * A component whose script waits until somebody uses the page. Put it below Suspense: until then the browser shows
 * what the server drew. For parts that are links and browser controls only, so that they work before.
 */
export function lazyOnInteraction<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    if (typeof window !== 'undefined') await whenTouched();
    await whenOnline();
    return { default: await load() };
  });
}
