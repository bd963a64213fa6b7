import { autoJoin, setBlockType } from 'prosemirror-commands';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { schema } from '../schema';

type TextBlock = 'p' | 'h2' | 'h3';
export type ListName = 'ul' | 'ol';

/** The innermost list around the selection. */
export function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === 'ul' || node.type.name === 'ol') return { node, pos: $from.before(depth) };
  }
  return null;
}

/** The text block that the selection begins in, if it is one of the document itself. */
export const textBlockOf = ({ selection: { $from } }: EditorState) =>
  $from.depth === 1 ? $from.parent.type.name : null;

/** Makes the block a heading, and a paragraph again. */
export const toggleHeading =
  (name: Exclude<TextBlock, 'p'>): Command =>
  (state, dispatch) =>
    setBlockType(schema.nodes[textBlockOf(state) === name ? 'p' : name])(state, dispatch);

/** Makes paragraphs a list, a list paragraphs, and one kind of list the other. Neighbours of one kind become one. */
export const toggleList = (name: ListName): Command =>
  autoJoin(
    (state, dispatch) => {
      const list = listAround(state);
      if (list?.node.type.name === name) return liftListItem(schema.nodes.li)(state, dispatch);
      if (list) {
        dispatch?.(state.tr.setNodeMarkup(list.pos, schema.nodes[name]));
        return true;
      }
      return wrapInList(schema.nodes[name])(state, dispatch) || headingToList(name)(state, dispatch);
    },
    ['ul', 'ol'],
  );

/** A list item begins with a paragraph: a heading becomes one first. */
const headingToList =
  (name: ListName): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const tr = state.tr.setBlockType(from, to, schema.nodes.p);
    const wrap = (wrapped: Transaction) => {
      for (const step of wrapped.steps) tr.step(step);
      dispatch?.(tr.scrollIntoView());
    };
    return tr.docChanged && wrapInList(schema.nodes[name])(state.apply(tr), dispatch && wrap);
  };
