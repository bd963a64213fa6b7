import type { Mark, Node } from 'prosemirror-model';
import { type InlineRun, tidyRuns } from './tidy-runs';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (char) => ESCAPES[char] ?? '');
const attribute = (name: string, value: string) =>
  ` ${name}="${value.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '')}"`;

const opening = ({ type, attrs }: Mark) =>
  `<${type.name}${type.name === 'a' ? attribute('href', String(attrs.href)) : ''}>`;
const closing = ({ type }: Mark) => `</${type.name}>`;

/** Marks of neighbours that are the same stay open between them. */
function runsHtml(runs: readonly InlineRun[]): string {
  let html = '';
  let open: readonly Mark[] = [];
  for (const { text, marks } of [...runs, { text: '', marks: [] }]) {
    let same = 0;
    while (same < open.length && same < marks.length && marks[same]?.eq(open[same] as Mark)) same += 1;
    html += open.slice(same).map(closing).reverse().join('');
    html += marks.slice(same).map(opening).join('');
    html += text === '\n' ? '<br />' : escaped(text);
    open = marks;
  }
  return html;
}

const childrenHtml = (node: Node): string => node.children.map(nodeHtml).join('');
const inElement = (name: string, html: string) => `<${name}>${html}</${name}>`;

const isHeaderRow = (row: Node) => row.children.every(({ type }) => type.name === 'th');

/** A first row of header cells is the table's head. */
function tableHtml({ children }: Node): string {
  const [first, ...others] = children;
  const hasHead = first !== undefined && isHeaderRow(first);
  const body = hasHead ? others : children;
  const section = (name: string, rows: readonly Node[]) =>
    rows.length > 0 ? inElement(name, rows.map(nodeHtml).join('')) : '';
  return inElement('table', section('thead', hasHead ? [first] : []) + section('tbody', body));
}

/** Without a question, its answer is text like any other. */
function questionHtml({ children }: Node): string {
  const [question, ...answer] = children;
  const asked = question ? runsHtml(tidyRuns(question)) : '';
  const answered = answer.map(blockHtml).join('');
  return asked === '' ? answered : inElement('details', inElement('summary', asked) + answered);
}

function nodeHtml(node: Node): string {
  switch (node.type.name) {
    case 'table':
      return tableHtml(node);
    case 'details':
      return questionHtml(node);
    case 'img': {
      const { src, alt } = node.attrs;
      return `<img${attribute('src', String(src))}${alt === null ? '' : attribute('alt', String(alt))} />`;
    }
    // The first text of a list item or cell has no element of its own.
    case 'li':
    case 'td':
    case 'th': {
      const [text, ...lists] = node.children;
      return inElement(node.type.name, (text ? runsHtml(tidyRuns(text)) : '') + lists.map(nodeHtml).join(''));
    }
    default:
      return node.isTextblock
        ? inElement(node.type.name, runsHtml(tidyRuns(node)))
        : inElement(node.type.name, childrenHtml(node));
  }
}

/** An unchanged block is the same object in the next document: it is written once. */
const written = new WeakMap<Node, string>();

function blockHtml(block: Node): string {
  let html = written.get(block);
  if (html === undefined) {
    html = block.isTextblock && tidyRuns(block).length === 0 ? '' : nodeHtml(block);
    written.set(block, html);
  }
  return html;
}

/**
 * The HTML of a document, as sanitising would write it. Blocks without a text and spaces that no browser shows are left
 * out.
 */
export const toHtml = (doc: Node): string => doc.children.map(blockHtml).join('');
