import type { Finding } from '@toonbank/contract/text-checks/finding';
import { partsOf } from '../marks';

/** The words in an element, as a range; undefined where they are not in one piece of text. */
function rangeOf(element: HTMLElement, quote: string): Range | undefined {
  const words = quote.replace(/…$/, '');
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = (node.textContent ?? '').replace(/\s/g, ' ').indexOf(words);
    if (at === -1) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    return range;
  }
  return undefined;
}

/** Of the window's height: below the bar, and above the dock with its list, also on a phone. */
const PLACE_IN_WINDOW = 0.25;
const HIGHLIGHT = 'text-finding';

/** Marks words without changing the page, where the browser can. */
function highlight(range: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}

export const endHighlight = (): void => highlight(undefined);

/**
 * Scrolls to the words of a finding, highlights them and gives their text the focus.
 * @returns false where the page does not show the field
 */
export function showPlace({ kind, id, field, quote, block }: Finding): boolean {
  const elements = partsOf({ kind, id, field }).map(({ element }) => element);
  const [first] = elements;
  if (!first) return false;
  const range = elements.map((element) => rangeOf(element, quote)).find((found) => found !== undefined);
  const within = elements.find((element) => range && element.contains(range.startContainer)) ?? first;
  const near = range?.startContainer.parentElement ?? within.children.item(block) ?? within;
  const question = near.closest('details');
  if (question && within.contains(question)) question.open = true;
  const { top } = (range ?? near).getBoundingClientRect();
  window.scrollBy(0, top - window.innerHeight * PLACE_IN_WINDOW);
  highlight(range);
  if (!within.contains(document.activeElement)) within.focus({ preventScroll: true });
  return true;
}
