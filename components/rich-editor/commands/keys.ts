import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { addRowAfter, goToNextCell, isInTable } from 'prosemirror-tables';
import { schema } from '../schema';
import { toggleHeading, toggleList } from './blocks';
import { insertLineBreak } from './insert';
import { backspaceInQuestion, enterAnswer, insertQuestion } from './questions';

/** What the keys of the editor's surroundings do. */
export interface EditorKeys {
  save: () => void;
  leave: () => void;
  openLink: () => void;
  focusToolbar: () => boolean;
}

const doing =
  (work: () => void): Command =>
  () => {
    work();
    return true;
  };

const { li } = schema.nodes;

/** A cell has one text: Enter begins a line in it, but a new item in a list within the cell. */
const lineInCell: Command = (state, dispatch) => isInTable(state) && insertLineBreak(state, dispatch);

const rowAndNextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!dispatch || !view) return true;
  addRowAfter(state, dispatch);
  return goToNextCell(1)(view.state, dispatch);
};

/** Tab moves the focus on where it does nothing for the text; Escape always leaves the editor. */
export function editorKeys(keys: EditorKeys): Plugin[] {
  const lineBreak = chainCommands(exitCode, insertLineBreak);
  return [
    keymap({
      'Mod-s': doing(keys.save),
      Escape: doing(keys.leave),
      'Mod-k': doing(keys.openLink),
      'Alt-F10': () => keys.focusToolbar(),
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-b': toggleMark(schema.marks.strong),
      'Mod-i': toggleMark(schema.marks.em),
      'Mod-Alt-2': toggleHeading('h2'),
      'Mod-Alt-3': toggleHeading('h3'),
      'Mod-Alt-4': insertQuestion,
      'Mod-Shift-7': toggleList('ol'),
      'Mod-Shift-8': toggleList('ul'),
      Enter: chainCommands(enterAnswer, splitListItem(li), lineInCell),
      Backspace: backspaceInQuestion,
      'Shift-Enter': lineBreak,
      'Mod-Enter': lineBreak,
      Tab: chainCommands(sinkListItem(li), rowAndNextCell),
      'Shift-Tab': chainCommands(nestedOnly(liftListItem(li)), goToNextCell(-1)),
    }),
    keymap(baseKeymap),
  ];
}

/** Only for an item of a list within a list: others would leave their list, which no Tab means. */
function nestedOnly(command: Command): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    return $from.depth >= 5 && $from.node(-3).type === li && command(state, dispatch);
  };
}
