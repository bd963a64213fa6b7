import type { KeyboardEvent } from 'react';

export interface Menu {
  /** The id of the group whose panel is open. */
  open: number | null;
  show(group: number): void;
  close(): void;
}

/**
 * The keys of the main menu: the arrow down opens a panel on its first link, Escape closes it. An open panel follows its button in
 * the order of Tab, though it stands behind all buttons.
 */
export function onMenuKey(event: KeyboardEvent<HTMLElement>, { open, show, close }: Menu): void {
  const { key, shiftKey, currentTarget: nav } = event;
  const target = event.target as HTMLElement;
  const focus = (selector: string) => nav.querySelector<HTMLElement>(selector)?.focus();
  const group = Number(target.parentElement?.querySelector<HTMLElement>('[data-toggle]')?.dataset.toggle);
  const isTab = key === 'Tab';
  if (
    group > 0 &&
    (key === 'ArrowDown' || (isTab && !shiftKey && open === group && 'toggle' in target.dataset))
  ) {
    event.preventDefault();
    show(group);
    // The panel becomes visible in the next frame; before that its links can't take the focus.
    requestAnimationFrame(() => focus(`#mega-${group} a`));
    return;
  }
  const leaves = isTab && shiftKey && target === nav.querySelector(`#mega-${open} a`);
  if (open === null || !(leaves || key === 'Escape')) return;
  event.preventDefault();
  event.stopPropagation();
  focus(`[data-toggle="${open}"]`);
  if (!leaves) close();
}
