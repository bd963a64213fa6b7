import { PLACEHOLDER, unknownPlaceholders } from '@toonbank/contract/editing/placeholders';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

function decorationsOf(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, pos) => {
    if (!node.isText || !node.text?.includes('{')) return;
    for (const { 0: text, index } of node.text.matchAll(PLACEHOLDER)) {
      const isUnknown = unknownPlaceholders(text).length > 0;
      const name = isUnknown ? 'rich-fact rich-fact-unknown' : 'rich-fact';
      found.push(Decoration.inline(pos + index, pos + index + text.length, { class: name }));
    }
  });
  return DecorationSet.create(doc, found);
}

/** Shows the placeholders of a text as such. */
export function markFacts(): Plugin<DecorationSet> {
  const plugin: Plugin<DecorationSet> = new Plugin({
    state: {
      init: (_config, { doc }) => decorationsOf(doc),
      apply: (transaction, before) => (transaction.docChanged ? decorationsOf(transaction.doc) : before),
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
}
