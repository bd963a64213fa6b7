import { useEffect, useEffectEvent } from 'react';

/** No person types this fast between two characters; a scanner does, even on a slow machine. */
const MAX_KEY_INTERVAL_MS = 100;
const MIN_LENGTH = 6;

/** The target handles its own keys. */
const typesElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * A barcode scanner types a code and Enter like a keyboard: captured anywhere on the page except in a field.
 */
export function useBarcodeScanner(onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let code = '';
    let last = 0;
    const listen = (event: KeyboardEvent) => {
      if (typesElsewhere(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
      const quick = event.timeStamp - last < MAX_KEY_INTERVAL_MS;
      last = event.timeStamp;
      if (event.key === 'Enter') {
        if (quick && code.length >= MIN_LENGTH) {
          // Prevents the focused button from handling this Enter.
          event.preventDefault();
          scanned(code);
        }
        code = '';
      } else if (event.key.length === 1) code = quick ? code + event.key : event.key;
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
