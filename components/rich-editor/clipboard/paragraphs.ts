import { richTextElements } from '@toonbank/contract/rich-text/elements';
import { hasBlock, isBlank, isBlock, isElement, rename, unwrap } from './dom';
import { isHardWrapped } from './hard-wraps';

const CONTAINERS =
  'div,section,article,main,header,footer,aside,nav,center,blockquote,address,form,figure,figcaption,dl,dt,dd';

const isBreak = (node: Node) => node.nodeName === 'BR';

/** Elements around blocks go; one that holds text alone becomes a paragraph. */
function containersToParagraphs(body: Element): void {
  for (const pre of body.querySelectorAll('pre')) {
    const lines = (pre.textContent ?? '').split('\n');
    pre.replaceChildren(...lines.flatMap((line) => [line, body.ownerDocument.createElement('br')]));
    rename(pre, 'p');
  }
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const isContainer = element.matches(CONTAINERS);
    const isInline = !isBlock(element) && !element.closest('table') && !isBreak(element);
    if (isContainer && !hasBlock(element)) rename(element, 'p');
    else if ((isContainer || isInline) && hasBlock(element)) {
      wrapInlineRuns(element);
      unwrap(element);
    }
  }
}

/** Text between blocks becomes paragraphs. */
function wrapInlineRuns(parent: Element): void {
  let paragraph: Element | undefined;
  for (const child of [...parent.childNodes]) {
    if (isBlock(child)) paragraph = undefined;
    else {
      if (!paragraph) {
        paragraph = parent.ownerDocument.createElement('p');
        child.before(paragraph);
      }
      paragraph.append(child);
    }
  }
}

/** Lines of a paragraph, without the breaks between them; an empty line is an empty list. */
function linesOf(paragraph: Element): Node[][] {
  const lines: Node[][] = [[]];
  for (const child of paragraph.childNodes) {
    if (isBreak(child)) lines.push([]);
    else if (isElement(child) || child.textContent?.trim()) lines.at(-1)?.push(child);
  }
  return lines;
}

const textOfLine = (line: readonly Node[]) =>
  line
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();

/** An empty line in a paragraph begins the next one; lines that a page of a PDF broke become one. */
function splitAtEmptyLines(paragraph: Element): void {
  const groups: Node[][][] = [[]];
  for (const line of linesOf(paragraph)) {
    if (line.length === 0) groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const { ownerDocument: document } = paragraph;
  for (const lines of groups.filter((group) => group.length > 0)) {
    const block = document.createElement(paragraph.nodeName);
    const between = isHardWrapped(lines.map(textOfLine)) ? () => ' ' : () => document.createElement('br');
    for (const [at, line] of lines.entries()) block.append(...(at > 0 ? [between()] : []), ...line);
    paragraph.before(block);
  }
  paragraph.remove();
}

/** Elements around words that have no meaning in a text, such as `span` and `font`. */
function unwrapInline(body: Element): void {
  for (const element of body.querySelectorAll('*'))
    if (!isBlock(element) && !(element.localName in richTextElements) && !element.matches('b,i'))
      unwrap(element);
}

/** Makes one paragraph of each piece of text, and none of nothing. */
export function paragraphs(body: Element): void {
  unwrapInline(body);
  containersToParagraphs(body);
  wrapInlineRuns(body);
  for (const paragraph of [...body.querySelectorAll('p')])
    if (!paragraph.closest('li,td,th') && paragraph.querySelector(':scope > br'))
      splitAtEmptyLines(paragraph);
  for (const block of [...body.querySelectorAll('p,h2,h3')]) if (isBlank(block)) block.remove();
}
