import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { schema } from '../schema';

const NEW_TABLE = { rows: 3, columns: 2 };

const { details, p } = schema.nodes;

/** Depth of what the selection is in, the text or the answer to a question, that takes a block of this type. */
function depthFor({ $from, $to }: EditorState['selection'], block: Node): number {
  const isInAnswer = $from.depth > 1 && $from.node(1).type === details && $from.sharedDepth($to.pos) >= 1;
  return isInAnswer && block.type !== details ? 1 : 0;
}

/** Position after the block of the selection at a depth, or of that block if it is an empty paragraph. */
function insertionPlace({ selection, doc }: EditorState, depth: number) {
  const { $from, $to } = selection;
  if ($from.depth === 0) return { from: selection.from, to: selection.to };
  const block = $from.node(depth + 1);
  const isEmpty = block.type === p && block.content.size === 0;
  const to = Math.min($to.depth === 0 ? $to.pos : $to.after(depth + 1), doc.content.size);
  return { from: isEmpty ? $from.before(depth + 1) : to, to };
}

/** Puts a block behind the one with the cursor; at the end of the text with a paragraph to go on typing in. */
export function insertBlock(state: EditorState, block: Node) {
  const depth = depthFor(state.selection, block);
  const { from, to } = insertionPlace(state, depth);
  const isLast = to === (depth === 0 ? state.doc.content.size : state.selection.$from.end(depth));
  return { from, tr: state.tr.replaceWith(from, to, isLast ? [block, p.create()] : block) };
}

const row = (cell: 'th' | 'td') =>
  schema.nodes.tr.create(
    null,
    Array.from({ length: NEW_TABLE.columns }, () => schema.nodes[cell].createAndFill() as Node),
  );

/** A table with a header row. The cursor goes into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const rows = Array.from({ length: NEW_TABLE.rows }, (_, at) => row(at === 0 ? 'th' : 'td'));
  const { tr, from } = insertBlock(state, schema.nodes.table.create(null, rows));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 4))).scrollIntoView());
  return true;
};

/** Puts an image into the text, in the place of a selected one. */
export const insertImage =
  (attributes: { src: string; alt: string }): Command =>
  (state, dispatch) => {
    const image = schema.nodes.img.create(attributes);
    const { selection } = state;
    if (selection instanceof NodeSelection && selection.node.type === image.type) {
      const tr = state.tr.replaceSelectionWith(image);
      dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, selection.from)));
      return true;
    }
    const { tr, from } = insertBlock(state, image);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView());
    return true;
  };

/** A line break within a block. */
export const insertLineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.br.create()).scrollIntoView());
  return true;
};
