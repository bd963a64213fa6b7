/**
 * Scrolls a line into view, unless it is: below the shop's sticky header and, on a phone, above the keys, which are at the
 * bottom of the window. The style's scroll margin keeps the room for the header.
 */
export function bringIntoView(line: Element): void {
  const side = document.querySelector('.count-side')?.getBoundingClientRect();
  const { top, bottom, left } = line.getBoundingClientRect();
  const isBelow = side !== undefined && side.left <= left;
  const end = isBelow ? side.top : innerHeight;
  const start = Number.parseFloat(getComputedStyle(line).scrollMarginTop) || 0;
  // On a phone on its side the keys have room once what is above them has gone.
  const isCut = side !== undefined && innerHeight < 500 && side.bottom > innerHeight;
  if (top < start || bottom > end || isCut)
    line.scrollIntoView({ block: isBelow || isCut ? 'start' : 'center' });
}
