import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox');

interface ListKeys {
  onSearch: () => void;
  onHelp: () => void;
}

/**
 * Keys of a list, while nobody types: `j` and `k` focus the next and the former row's link, `x` ticks the focused row, `/`
 * goes to the search field, `?` shows the keys. Enter follows the focused link by itself.
 * @returns the ref of the table
 */
export function useListKeys({ onSearch, onHelp }: ListKeys) {
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ onSearch, onHelp });
  latest.current = { onSearch, onHelp };
  useEffect(() => {
    const focusedRow = () => document.activeElement?.closest<HTMLTableRowElement>('tr[data-row]') ?? null;
    const focusRow = (step: 1 | -1) => {
      const rows = [...(table.current?.querySelectorAll<HTMLTableRowElement>('tr[data-row]') ?? [])];
      const current = focusedRow();
      const at = current ? rows.indexOf(current) + step : 0;
      const link =
        rows[Math.min(Math.max(at, 0), rows.length - 1)]?.querySelector<HTMLElement>(
          'th :is(a[href], button)',
        );
      link?.focus({ preventScroll: true });
      link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    };
    const keys: Readonly<Record<string, () => void>> = {
      j: () => focusRow(1),
      k: () => focusRow(-1),
      x: () => focusedRow()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
      '/': () => latest.current.onSearch(),
      '?': () => latest.current.onHelp(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return table;
}
