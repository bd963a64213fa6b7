import { buildLists, type ListItem } from './build-lists';
import { isElement, rename, styleOf } from './dom';

/** "1.", "a)", "iv."; a bullet has no point. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

const isItem = (node: Node | null): node is Element =>
  isElement(node) && node.nodeName === 'P' && /\bl\d+ level\d/.test(styleOf(node, 'mso-list'));

/** The bullet or number, which Word writes as text. It is removed. */
function takeMarker(item: Element): string {
  const marker = [...item.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore');
  const text = marker?.textContent?.replace(/\u00a0/g, ' ').trim() ?? '';
  marker?.remove();
  return text;
}

function listItem(item: Element): ListItem {
  const level = Number(/level(\d+)/.exec(styleOf(item, 'mso-list'))?.[1] ?? 1);
  return { level, ordered: NUMBER.test(takeMarker(item)), content: [...item.childNodes] };
}

function nextItem(item: Node): Element | null {
  let next = item.nextSibling;
  while (next?.nodeType === 3 && next.textContent?.trim() === '') next = next.nextSibling;
  return isItem(next) ? next : null;
}

/** Word and Outlook write a list as paragraphs that name a list and a level. */
export function wordLists(body: Element): void {
  // A numbered heading is a heading.
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6')) takeMarker(heading);
  for (const first of [...body.querySelectorAll('p')]) {
    if (!first.isConnected || !isItem(first)) continue;
    const paragraphs: Element[] = [];
    for (let item: Element | null = first; item; item = nextItem(item)) paragraphs.push(item);
    const lists = buildLists(body.ownerDocument, paragraphs.map(listItem));
    first.before(...lists);
    for (const paragraph of paragraphs) paragraph.remove();
  }
}

/** Word on the web writes each item as a list of its own, in an element around it. */
export function wordWebLists(body: Element): void {
  const containers = [...body.querySelectorAll('.ListContainerWrapper')];
  for (const first of containers) {
    if (!first.isConnected) continue;
    const run: Element[] = [first];
    for (
      let next = first.nextElementSibling;
      next?.matches('.ListContainerWrapper');
      next = next.nextElementSibling
    )
      run.push(next);
    const items = run.flatMap((one) => [...one.querySelectorAll('li')]);
    const lists = buildLists(
      body.ownerDocument,
      items.map((item) => ({
        level: Number(item.dataset.ariaLevel ?? 1),
        ordered: item.parentElement?.nodeName === 'OL',
        content: [...item.childNodes],
      })),
    );
    first.before(...lists);
    for (const one of run) one.remove();
  }
}

/** A list directly in a list belongs to the item before it. */
export function nestLists(body: Element): void {
  for (const list of [...body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')]) {
    const item = list.previousElementSibling;
    if (item?.nodeName === 'LI') item.append(list);
    else rename(list, 'li');
  }
}
