import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import * as tables from 'prosemirror-tables';
import { toggleHeading, toggleList } from '../commands/blocks';
import { insertTable } from '../commands/insert';
import { insertQuestion } from '../commands/questions';
import { schema } from '../schema';
import type { ToolbarState } from './toolbar-state';

export interface Tool {
  /** Also the name of its icon, and of its Dutch word. */
  name: ToolName;
  keys?: string;
  /** Undefined for what is not on or off. */
  isOn?: (state: ToolbarState) => boolean;
  isEnabled?: (state: ToolbarState) => boolean;
  command: Command;
}

type ToolName =
  | 'h2'
  | 'h3'
  | 'strong'
  | 'em'
  | 'ul'
  | 'ol'
  | 'table'
  | 'question'
  | 'undo'
  | 'redo'
  | 'headerRow'
  | 'rowAbove'
  | 'rowBelow'
  | 'columnLeft'
  | 'columnRight'
  | 'removeRow'
  | 'removeColumn'
  | 'removeTable';

const canMark = (state: ToolbarState) => state.canMark;
const canHeading = (state: ToolbarState) => state.canHeading;
const canList = (state: ToolbarState) => state.canList;

export const textTools: readonly [Tool, ...Tool[]] = [
  { name: 'h2', isOn: ({ block }) => block === 'h2', isEnabled: canHeading, command: toggleHeading('h2') },
  { name: 'h3', isOn: ({ block }) => block === 'h3', isEnabled: canHeading, command: toggleHeading('h3') },
  {
    name: 'strong',
    keys: 'Control+B',
    isOn: ({ strong }) => strong,
    isEnabled: canMark,
    command: toggleMark(schema.marks.strong),
  },
  {
    name: 'em',
    keys: 'Control+I',
    isOn: ({ em }) => em,
    isEnabled: canMark,
    command: toggleMark(schema.marks.em),
  },
  { name: 'ul', isOn: ({ list }) => list === 'ul', isEnabled: canList, command: toggleList('ul') },
  { name: 'ol', isOn: ({ list }) => list === 'ol', isEnabled: canList, command: toggleList('ol') },
];

export const historyTools: readonly Tool[] = [
  { name: 'undo', keys: 'Control+Z', isEnabled: ({ canUndo }) => canUndo, command: undo },
  { name: 'redo', keys: 'Control+Y', isEnabled: ({ canRedo }) => canRedo, command: redo },
];

/** In the place of `tableTools` outside a table: a table within a table does not exist. */
export const newTable: Tool = { name: 'table', command: insertTable };

export const newQuestion: Tool = { name: 'question', keys: 'Control+Alt+4', command: insertQuestion };

export const tableTools: readonly Tool[] = [
  { name: 'headerRow', isOn: ({ headerRow }) => headerRow, command: tables.toggleHeader('row') },
  { name: 'rowAbove', isEnabled: ({ inHeaderRow }) => !inHeaderRow, command: tables.addRowBefore },
  { name: 'rowBelow', command: tables.addRowAfter },
  { name: 'columnLeft', command: tables.addColumnBefore },
  { name: 'columnRight', command: tables.addColumnAfter },
  { name: 'removeRow', command: tables.deleteRow },
  { name: 'removeColumn', command: tables.deleteColumn },
  { name: 'removeTable', command: tables.deleteTable },
];
