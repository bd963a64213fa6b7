import { type RefObject, useEffect, useRef } from 'react';
import type { SortKey } from '@/lib/catalogue/catalogue-query';

/**
 * On Apple's systems the arrow keys open the list; elsewhere they select the next option, as letters do
 * everywhere.
 */
const opensByArrow = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Keys that change the value of the closed list without confirming it. */
const moves = ({ key, altKey }: KeyboardEvent) =>
  !altKey && (/^(?:Page|Home$|End$|\S$)/.test(key) || (/^Arrow/.test(key) && !opensByArrow()));

/** Restores the value that the server rendered; `own` may be that of the next page already. */
function restore(select: HTMLSelectElement) {
  for (const option of select.options) option.selected = option.defaultSelected;
}

/**
 * Handles the sort order. By pointer or in the open list, selecting is enough; by keyboard in the closed
 * list it takes Enter or a loss of focus, and Escape restores the former value.
 */
export function useSortChoice(
  panel: RefObject<HTMLElement | null>,
  own: SortKey,
  choose: (sort: SortKey) => void,
) {
  const moving = useRef(false);
  /** The select whose value is not confirmed yet. */
  const waiting = useRef<HTMLSelectElement>(null);
  const chosen = useRef(choose);
  useEffect(() => {
    chosen.current = choose;
  });

  useEffect(() => {
    const list = panel.current?.closest('.listing');
    const isSort = (target: EventTarget | null): target is HTMLSelectElement =>
      target instanceof HTMLSelectElement && target.name === 'sort' && list?.contains(target) === true;
    const follow = (select: HTMLSelectElement) => {
      waiting.current = null;
      if (select.value !== own) chosen.current(select.value as SortKey);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSort(event.target)) return;
      moving.current = moves(event);
      if (!waiting.current) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        follow(event.target);
      } else if (event.key === 'Escape') {
        waiting.current = null;
        event.target.value = own;
      }
    };
    const onPointerDown = ({ target }: Event) => {
      if (isSort(target)) moving.current = false;
    };
    const onChange = ({ target }: Event) => {
      if (!isSort(target)) return;
      if (moving.current) waiting.current = target;
      else follow(target);
    };
    const onFocus = ({ target }: Event) => {
      if (waiting.current && target !== waiting.current) follow(waiting.current);
    };
    // Other forms of the list carry the sort order in a hidden field.
    const find = () => list?.querySelector<HTMLSelectElement>('select[name=sort]');
    // A choice made before hydration; by keyboard it may not be final yet. Not compared with `own`: the list
    // may be one page ahead of the form, and the two would keep following each other.
    const early = find();
    if (early && early.selectedOptions[0]?.defaultSelected === false) {
      if (early.matches(':focus-visible')) waiting.current = early;
      else follow(early);
    }

    const events = new AbortController();
    const { signal } = events;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('change', onChange, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => {
      events.abort();
      // For back navigation.
      const left = find();
      if (left) restore(left);
    };
  }, [panel, own]);
}
