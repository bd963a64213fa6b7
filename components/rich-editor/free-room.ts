/** Bars at an edge of the window: the shop's header, the dock of editing and the toolbar. */
const BARS = '.site-header, [data-editor-part], [data-rich-toolbar]';
const STAYS = new Set(['fixed', 'sticky']);

/** Heights in the window. */
export interface Room {
  top: number;
  bottom: number;
}

/** The part of the window that no bar covers; above the keyboard of a phone. */
export function freeRoom(except?: Element): Room {
  const visible = window.visualViewport;
  const room = { top: 0, bottom: visible ? visible.offsetTop + visible.height : window.innerHeight };
  for (const bar of document.querySelectorAll(BARS)) {
    if (bar === except || !STAYS.has(getComputedStyle(bar).position)) continue;
    const { top, bottom } = bar.getBoundingClientRect();
    const isAbove = top + bottom < window.innerHeight;
    if (isAbove) room.top = Math.max(room.top, bottom);
    else room.bottom = Math.min(room.bottom, top);
  }
  return room;
}
