import { type ComponentType, lazy } from 'react';
import { whenOnline } from '@/lib/when-online';

const EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
let touched: Promise<void> | undefined;
let resolveTouched: (() => void) | undefined;

/** Resolves at the first interaction: pointer, touch or key. Later pages resolve at once. */
function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    // The interaction came before this script: the early script recorded it.
    if ('touched' in document.documentElement.dataset) return resolve();
    const stop = new AbortController();
    resolveTouched = () => {
      stop.abort();
      resolve();
    };
    // Capture phase: React stops an event for a part that is not hydrated yet.
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const sign of EVENTS) addEventListener(sign, resolveTouched, options);
  });
  return touched;
}

/** Counts as the first touch: loads all parts that wait for one. */
export function markTouched(): void {
  document.documentElement.dataset.touched = '';
  resolveTouched?.();
}

/**
 * A component whose script is loaded at the first interaction with the page. Put it below Suspense: until
 * then the server-rendered HTML stays; also when the script can't be loaded. For links and native controls only, which
 * work without a script.
 */
export function lazyOnInteraction<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    if (typeof window !== 'undefined') await whenTouched();
    await whenOnline();
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });
}
