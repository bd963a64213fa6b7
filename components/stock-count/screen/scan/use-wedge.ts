import { useEffect, useEffectEvent } from 'react';

/** In a field no person types this fast between two characters; a scanner does, even on a slow machine. */
const MAX_KEY_INTERVAL_MS = 100;
/** Outside a field nobody types: a scanner that falters over a poor radio link sends one code, not the end of one. */
const MAX_FALTER_MS = 500;
const MIN_LENGTH = 6;
/** In the field of quantities a short number is a quantity, however fast it is typed. */
const MIN_LENGTH_IN_FIELD = 8;

interface WedgeField {
  /** What the field has now. */
  read: () => string;
  /** Gives the field what it had before the scanner typed into it. */
  restore: (text: string) => void;
}

/** Marks the field of quantities, where a scan is no typing. */
export const WEDGE_FIELD = 'data-wedge';

function fieldOf(target: EventTarget | null): 'none' | 'quantity' | 'other' {
  const field =
    target instanceof Element ? target.closest('input, textarea, select, [contenteditable]') : null;
  if (!field) return 'none';
  return field.hasAttribute(WEDGE_FIELD) ? 'quantity' : 'other';
}

/**
 * A hand scanner types a code and Enter like a keyboard: heard anywhere on the page, also while the field of quantities has
 * the focus. Other fields get what the scanner types.
 */
export function useWedge(onScan: (code: string) => void, field: WedgeField): void {
  const heard = useEffectEvent((code: string, before: string | undefined) => {
    if (before !== undefined) field.restore(before);
    onScan(code);
  });
  const read = useEffectEvent(() => field.read());
  useEffect(() => {
    let code = '';
    let last = 0;
    let before: string | undefined;
    const listen = (event: KeyboardEvent) => {
      const place = fieldOf(event.target);
      if (place === 'other' || event.ctrlKey || event.altKey || event.metaKey) return;
      const isQuick = event.timeStamp - last < (place === 'quantity' ? MAX_KEY_INTERVAL_MS : MAX_FALTER_MS);
      last = event.timeStamp;
      if (event.key === 'Enter') {
        if (isQuick && code.length >= (place === 'quantity' ? MIN_LENGTH_IN_FIELD : MIN_LENGTH)) {
          // Neither the focused button nor the field handles this Enter.
          event.preventDefault();
          event.stopPropagation();
          heard(code, before);
        }
        code = '';
      } else if (event.key.length === 1) {
        if (!isQuick) before = place === 'quantity' ? read() : undefined;
        code = isQuick ? code + event.key : event.key;
      }
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
