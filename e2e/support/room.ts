import type { Page } from '@playwright/test';

/**
 * Overflow at this width: a page that scrolls sideways, and text that is cut off. Scroll containers,
 * visually hidden elements and ellipses are allowed.
 */
export const outOfRoom = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The styles of a new width come with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const root = document.documentElement;
    const problems: string[] = [];
    const spare = root.scrollWidth - root.clientWidth;
    if (spare > 0) problems.push(`the page is ${spare} px too wide`);
    /** Right edge of the visible part of an element; undefined when an ancestor scrolls or hides it. */
    const shownUpTo = (element: Element): number | undefined => {
      let right = root.clientWidth;
      for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return undefined;
        const box = one.getBoundingClientRect();
        if (clipPath !== 'none' || box.width <= 1) return undefined;
        if (overflowX !== 'visible') right = Math.min(right, box.right);
      }
      return right;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { right, left, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const limit =
        right > root.clientWidth - 1 || parent.scrollWidth > parent.clientWidth
          ? shownUpTo(parent)
          : undefined;
      if (limit !== undefined && (right > limit + 1 || left < -1))
        problems.push(
          `cut off: "${text.nodeValue.trim().slice(0, 40)}" in ${parent.tagName}.${parent.className}`,
        );
    }
    return problems;
  });
