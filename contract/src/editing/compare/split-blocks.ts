import { type RichTextName, richTextElements } from '../../rich-text/index.ts';

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;

/** `img` and `br` have no end tag. */
const isVoid = (name: string) => {
  const element = richTextElements[name.toLowerCase() as RichTextName];
  return element !== undefined && !('contains' in element) && ['block', 'inline'].includes(element.kind);
};

/**
 * The outermost elements of sanitised HTML, each a block for merging and comparing; text between them is a block too.
 * Joined they are the same text again.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    if (end > start) blocks.push(html.slice(start, end));
    start = end;
  };
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
    if (closing) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) cut(index + tag.length);
      continue;
    }
    if (depth === 0) cut(index);
    if (!isVoid(name)) depth += 1;
    else if (depth === 0) cut(index + tag.length);
  }
  cut(html.length);
  return blocks;
}
