import { safeImage, safeLink } from '@toonbank/contract/rich-text/addresses';
import { type RichTextName, richTextElement, richTextNames } from '@toonbank/contract/rich-text/elements';
import { type MarkSpec, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';

/** What `prosemirror-tables` reads; cells never span rows or columns. */
const cellAttributes = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } };

const tableRoles: Partial<Record<RichTextName, NodeSpec>> = {
  table: { tableRole: 'table', isolating: true },
  tr: { tableRole: 'row' },
  td: { tableRole: 'cell', isolating: true, attrs: cellAttributes },
  th: { tableRole: 'header_cell', isolating: true, attrs: cellAttributes },
};

/** Elements that browsers and other programs write for the same meaning. */
const aliases: Partial<Record<RichTextName, readonly string[]>> = { strong: ['b'], em: ['i'] };

/** The attributes of an element that may stand in a text; false when it may not. */
const attributesOf: Partial<Record<RichTextName, TagParseRule['getAttrs']>> = {
  a: (element) => {
    const href = safeLink(element.getAttribute('href') ?? '');
    return href !== '' && { href };
  },
  img: (element) => {
    const src = safeImage(element.getAttribute('src') ?? '');
    return src !== '' && { src, alt: element.getAttribute('alt') };
  },
};

const parseDOM = (name: RichTextName): TagParseRule[] =>
  [name, ...(aliases[name] ?? [])].map((tag) => ({ tag, getAttrs: attributesOf[name] }));

function nodeOf(name: RichTextName): NodeSpec {
  const { kind, contains } = richTextElement(name);
  const inline = kind === 'inline';
  return {
    inline,
    group: inline ? 'inline' : kind === 'block' ? 'block' : undefined,
    content: contains,
    defining: name === 'li' || name === 'h2' || name === 'h3' || name === 'summary',
    selectable: !inline,
    draggable: name === 'img',
    parseDOM: parseDOM(name),
    toDOM: () => (contains ? [name, 0] : [name]),
    ...tableRoles[name],
  };
}

const markOf = (name: RichTextName): MarkSpec => ({ parseDOM: parseDOM(name), toDOM: () => [name, 0] });

const named = (kinds: readonly string[]) =>
  richTextNames.filter((name) => kinds.includes(richTextElement(name).kind));

type NodeName = Exclude<RichTextName, 'a' | 'strong' | 'em' | 'thead' | 'tbody'> | 'doc' | 'text';
type MarkName = Extract<RichTextName, 'a' | 'strong' | 'em'>;

const specs = <Name extends string, Spec>(
  names: readonly RichTextName[],
  specOf: (name: RichTextName) => Spec,
) => Object.fromEntries(names.map((name) => [name, specOf(name)])) as Record<Name, Spec>;

const nodes = specs<NodeName, NodeSpec>(named(['block', 'part', 'inline']), nodeOf);
const marks = specs<MarkName, MarkSpec>(named(['mark']), markOf);

/** What the editor can make: the elements of the contract, under the same names. */
export const schema = new Schema<NodeName, MarkName>({
  nodes: {
    ...nodes,
    doc: { content: 'block+' },
    text: { group: 'inline' },
    table: { ...nodes.table, toDOM: () => ['table', ['tbody', 0]] },
    // A link would keep a click from opening the question.
    summary: { ...nodes.summary, marks: 'strong em' },
    img: {
      ...nodes.img,
      attrs: { src: {}, alt: { default: null } },
      toDOM: ({ attrs: { src, alt } }) => ['img', { src, alt }],
    },
  },
  marks: {
    ...marks,
    a: { ...marks.a, attrs: { href: {} }, inclusive: false, toDOM: ({ attrs }) => ['a', attrs, 0] },
  },
});
