import type { Command, EditorState } from 'prosemirror-state';
import { schema } from '../schema';

/** The link that the cursor is in, or that begins in the selection: its address and its place. */
export function linkAround({ selection: { $from, empty } }: EditorState) {
  const { parent } = $from;
  const start = $from.parentOffset;
  const at = empty ? parent.childBefore(start) : parent.childAfter(start);
  const mark = at.node && schema.marks.a.isInSet(at.node.marks);
  if (!mark) return null;
  let first = at.index;
  let last = at.index;
  const hasMark = (index: number) => mark.isInSet(parent.child(index).marks);
  while (first > 0 && hasMark(first - 1)) first -= 1;
  while (last + 1 < parent.childCount && hasMark(last + 1)) last += 1;
  const sizeBefore = (index: number) =>
    parent.children.slice(0, index).reduce((sum, node) => sum + node.nodeSize, 0);
  const from = $from.start() + sizeBefore(first);
  return { href: String(mark.attrs.href), from, to: $from.start() + sizeBefore(last + 1) };
}

/** Links the selection, the link around the cursor, or else the address itself as a new text. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const mark = schema.marks.a.create({ href });
    const { selection } = state;
    const place = selection.empty ? linkAround(state) : selection;
    const { tr } = state;
    if (place) tr.removeMark(place.from, place.to, schema.marks.a).addMark(place.from, place.to, mark);
    else tr.insert(selection.from, schema.text(text, [...selection.$from.marks(), mark]));
    dispatch?.(tr.removeStoredMark(mark).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { selection } = state;
  const place = selection.empty ? linkAround(state) : selection;
  if (!place) return false;
  dispatch?.(state.tr.removeMark(place.from, place.to, schema.marks.a));
  return true;
};
