import { toggleMark } from 'prosemirror-commands';
import { redoDepth, undoDepth } from 'prosemirror-history';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import { isInTable, selectedRect } from 'prosemirror-tables';
import { listAround, textBlockOf, toggleHeading, toggleList } from '../commands/blocks';
import { linkAround } from '../commands/links';
import { schema } from '../schema';

/** What the toolbar shows of the selection. */
export interface ToolbarState {
  block: string | null;
  list: string | null;
  strong: boolean;
  em: boolean;
  link: string | null;
  imageSelected: boolean;
  inTable: boolean;
  headerRow: boolean;
  inHeaderRow: boolean;
  canMark: boolean;
  canHeading: boolean;
  canList: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

function hasMark(state: EditorState, name: 'strong' | 'em'): boolean {
  const type = schema.marks[name];
  const { empty, $from, from, to } = state.selection;
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()));
  return state.doc.rangeHasMark(from, to, type);
}

/** Whether the table around the cursor begins with a header row, and whether the cursor is in that row. */
function headerRowOf(state: EditorState) {
  if (!isInTable(state)) return { headerRow: false, inHeaderRow: false };
  const { map, table, top } = selectedRect(state);
  const headerRow = map
    .cellsInRect({ left: 0, right: map.width, top: 0, bottom: 1 })
    .every((pos) => table.nodeAt(pos)?.type === schema.nodes.th);
  return { headerRow, inHeaderRow: headerRow && top === 0 };
}

export function toolbarState(state: EditorState): ToolbarState {
  const { selection } = state;
  const inTable = isInTable(state);
  return {
    block: textBlockOf(state),
    list: listAround(state)?.node.type.name ?? null,
    strong: hasMark(state, 'strong'),
    em: hasMark(state, 'em'),
    link: linkAround(state)?.href ?? null,
    imageSelected: selection instanceof NodeSelection && selection.node.type.name === 'img',
    inTable,
    ...headerRowOf(state),
    canMark: toggleMark(schema.marks.strong)(state),
    canHeading: toggleHeading('h2')(state) || toggleHeading('h3')(state),
    canList: toggleList('ul')(state) || toggleList('ol')(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}
