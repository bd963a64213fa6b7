import type { Mark, Node } from 'prosemirror-model';

/** A piece of text with the same marks; a line break is the text `\n`. */
export interface InlineRun {
  text: string;
  marks: readonly Mark[];
}

const BREAK = '\n';
const SPACES = /[ \t\r\n\f]+/g;

/** Characters that no text needs and that browsers and parsers treat differently. */
const clean = (text: string) =>
  text
    .replace(SPACES, ' ')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed();

/** The text of a block without the spaces and line breaks that a browser does not show. */
export function tidyRuns(block: Node): InlineRun[] {
  const runs: InlineRun[] = [];
  // The text before ends in a space, or in nothing: a space here would not be shown.
  let afterSpace = true;
  for (const { isText, text = '', marks } of block.children) {
    let value = isText ? clean(text) : BREAK;
    if (isText && afterSpace && value.startsWith(' ')) value = value.slice(1);
    if (value === '') continue;
    afterSpace = value === BREAK || value.endsWith(' ');
    if (value === BREAK) trimEnd(runs);
    runs.push({ text: value, marks });
  }
  trimEnd(runs);
  while (runs.at(-1)?.text === BREAK) {
    runs.pop();
    trimEnd(runs);
  }
  while (runs[0]?.text === BREAK) runs.shift();
  return runs;
}

function trimEnd(runs: InlineRun[]): void {
  const last = runs.at(-1);
  if (!last?.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (last.text === '') {
    runs.pop();
    trimEnd(runs);
  }
}
