import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import { schema } from '../schema';
import { insertBlock } from './insert';

const { details, summary, p } = schema.nodes;

/** Depth of the question around a position, which is never in another one; 0 for none. */
const questionDepth = ($pos: ResolvedPos): number => ($pos.node(1)?.type === details ? 1 : 0);

const emptyQuestion = (): Node => details.create(null, [summary.create(), p.create()]);

/** A question with room for its answer, behind the block or question with the cursor. The cursor goes into it. */
export const insertQuestion: Command = (state, dispatch) => {
  const { tr, from } = insertBlock(state, emptyQuestion());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + 2)).scrollIntoView());
  return true;
};

/** Enter in a question goes on in its answer; what stands behind the cursor goes with it. */
export const enterAnswer: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection;
  if ($from.parent.type !== summary || !$from.sameParent($to)) return false;
  if (!dispatch) return true;
  const rest = $from.parent.content.cut($to.parentOffset);
  const end = $from.after();
  const answer = $from.node(-1).child(1);
  const { tr } = state;
  const isReady = rest.size === 0 && answer.type === p && answer.content.size === 0;
  if (!isReady) tr.insert(end, p.create(null, rest));
  tr.delete(from, Math.max(to, end - 1));
  dispatch(tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(end, -1) + 1)).scrollIntoView());
  return true;
};

/** Backspace at the start of a question makes it and its answer text like any other. */
const unwrapQuestion: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== summary || $from.parentOffset > 0) return false;
  const question = $from.node(-1);
  const [first, ...answer] = question.children;
  const start = $from.before(-1);
  const blocks = [p.create(null, first?.content), ...answer];
  const tr = state.tr.replaceWith(start, start + question.nodeSize, blocks);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start + 1)).scrollIntoView());
  return true;
};

/** Backspace at the start of an answer's only block goes to the end of the question. */
const backToQuestion: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const depth = questionDepth($from);
  if (!empty || depth === 0 || $from.depth !== depth + 1 || $from.parentOffset > 0) return false;
  if ($from.index(depth) !== 1 || $from.node(depth).childCount > 2) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $from.before() - 1)).scrollIntoView());
  return true;
};

export const backspaceInQuestion: Command = (state, dispatch) =>
  unwrapQuestion(state, dispatch) || backToQuestion(state, dispatch);
