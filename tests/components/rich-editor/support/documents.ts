import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from '@/components/rich-editor/schema';

const { nodes, marks } = schema;

const href = fc.oneof(
  fc.webPath().map((path) => `/nl${path.replaceAll('\\', '')}`),
  fc.constantFrom('#levering', 'mailto:info@demo.test?subject=a&body="b"', 'tel:0205550110'),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
);
const markSet = fc
  .record({ strong: fc.boolean(), em: fc.boolean(), link: fc.option(href, { freq: 3 }) })
  .map(({ strong, em, link }) => {
    const all: Mark[] = [];
    if (link) all.push(marks.a.create({ href: link }));
    if (strong) all.push(marks.strong.create());
    if (em) all.push(marks.em.create());
    return all;
  });

const alphabet = fc.constantFrom(...'aé€ &<>"\'/;\u00a0\u2028😀');
const wildText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: alphabet, minLength: 1 }),
);
/** As a person types it: words with one space between them. */
const tidyText = fc
  .array(fc.string({ unit: alphabet.filter((char) => char !== ' '), minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));

const texts = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, markSet).map(([value, set]) => schema.text(value, set));
const lineBreak = fc.constant(nodes.br.create());

const image = fc
  .record({ name: fc.stringMatching(/^[a-z0-9]{1,8}$/), alt: fc.option(fc.string()) })
  .map(({ name, alt }) => nodes.img.create({ src: `/media/demo/images/${name}.webp`, alt }));

interface Inline {
  /** What a text block may contain. */
  content: fc.Arbitrary<readonly Node[]>;
}

function documentsOf({ content }: Inline): fc.Arbitrary<Node> {
  const block = (name: 'p' | 'h2' | 'h3') => content.map((inline) => nodes[name].create(null, inline));
  /** A question has no links. */
  const plain = content.map((inline) =>
    inline.map((node) => (node.isText ? node.mark(node.marks.filter(({ type }) => type !== marks.a)) : node)),
  );
  const list: fc.Memo<Node> = fc.memo((depth) =>
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(item(depth), { minLength: 1, maxLength: 3 }))
      .map(([name, items]) => nodes[name].create(null, items)),
  );
  const textAndLists = (depth: number) =>
    fc
      .tuple(block('p'), depth > 1 ? fc.array(list(depth - 1), { maxLength: 2 }) : fc.constant([]))
      .map(([text, lists]) => [text, ...lists]);
  const item = (depth: number) => textAndLists(depth).map((inside) => nodes.li.create(null, inside));
  const row = (width: number) =>
    fc
      .array(
        fc
          .tuple(fc.constantFrom('td', 'th'), textAndLists(2))
          .map(([name, inside]) => nodes[name].create(null, inside)),
        { minLength: width, maxLength: width },
      )
      .map((cells) => nodes.tr.create(null, cells));
  const table = fc
    .integer({ min: 1, max: 3 })
    .chain((width) => fc.array(row(width), { minLength: 1, maxLength: 3 }))
    .map((rows) => nodes.table.create(null, rows));
  const question = fc
    .tuple(plain, fc.array(fc.oneof(block('p'), list(2), table, image), { minLength: 1, maxLength: 3 }))
    .map(([asked, answer]) => nodes.details.create(null, [nodes.summary.create(null, asked), ...answer]));
  const any = fc.oneof(block('p'), block('h2'), block('h3'), list(3), table, image, question);
  return fc
    .array(any, { minLength: 1, maxLength: 5 })
    .map((blocks) => nodes.doc.create(null, blocks))
    .filter((doc) => {
      doc.check();
      return true;
    });
}

/** Any document that fits the schema, with all characters that exist. */
export const anyDocument = documentsOf({
  content: fc.array(fc.oneof(texts(wildText), lineBreak), { maxLength: 4 }),
});

/** A document as somebody writes it: no spaces that a browser does not show, and no empty paragraph. */
export const tidyDocument = documentsOf({
  content: fc
    .array(texts(tidyText), { minLength: 1, maxLength: 3 })
    .chain((pieces) =>
      fc.boolean().map((broken) => (broken ? [...pieces, nodes.br.create(), ...pieces] : pieces)),
    ),
});
