interface RichTextElement {
  /** A block stands by itself; a part only in another element; a mark is around a piece of text. */
  kind: 'block' | 'part' | 'wrapper' | 'inline' | 'mark';
  /** What a block or part contains, as a content expression of ProseMirror. Nothing for an empty element. */
  contains?: string;
  attributes?: readonly string[];
}

/** A cell and a list item have one text, and lists below it. */
const TEXT_AND_LISTS = 'p (ul | ol)*';
/** A question that opens has its answer below it; without headings, which would stand in no outline while it is closed. */
const QUESTION_AND_ANSWER = 'summary (p | ul | ol | table | img)+';

/**
 * The elements that a text of the CMS may have. The rules of sanitising and the editor's schema both follow from this
 * table, so that the editor can make nothing that sanitising removes.
 */
export const richTextElements = {
  p: { kind: 'block', contains: 'inline*' },
  h2: { kind: 'block', contains: 'inline*' },
  h3: { kind: 'block', contains: 'inline*' },
  ul: { kind: 'block', contains: 'li+' },
  ol: { kind: 'block', contains: 'li+' },
  table: { kind: 'block', contains: 'tr+' },
  img: { kind: 'block', attributes: ['src', 'alt'] },
  details: { kind: 'block', contains: QUESTION_AND_ANSWER },
  summary: { kind: 'part', contains: 'inline*' },
  li: { kind: 'part', contains: TEXT_AND_LISTS },
  tr: { kind: 'part', contains: '(td | th)+' },
  td: { kind: 'part', contains: TEXT_AND_LISTS },
  th: { kind: 'part', contains: TEXT_AND_LISTS },
  thead: { kind: 'wrapper' },
  tbody: { kind: 'wrapper' },
  br: { kind: 'inline' },
  a: { kind: 'mark', attributes: ['href'] },
  strong: { kind: 'mark' },
  em: { kind: 'mark' },
} as const satisfies Record<string, RichTextElement>;

export type RichTextName = keyof typeof richTextElements;
export const richTextNames = Object.keys(richTextElements) as RichTextName[];

/** The element of a name, with the properties that only some elements have. */
export const richTextElement = (name: RichTextName): RichTextElement => richTextElements[name];
