// @ts-check

/**
 * `data-touched` on `<html>` tells components/ui/lazy-on-interaction.ts that there was an interaction. A pointer that
 * rests where the page appears reports a move of zero and does not count.
 */
export function markTouched() {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
  /** @param {Event} event */
  const touch = (event) => {
    const { movementX, movementY } = /** @type {PointerEvent} */ (event);
    if (event.type === 'pointermove' && !movementX && !movementY) return;
    document.documentElement.dataset.touched = '';
    for (const sign of signs) removeEventListener(sign, touch, true);
  };
  for (const sign of signs) addEventListener(sign, touch, true);
}
