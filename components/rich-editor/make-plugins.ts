import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import type { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { type EditorKeys, editorKeys } from './commands/keys';
import { markFacts } from './mark-facts';
import { schema } from './schema';

/** "- " and "1. " at the start of a paragraph begin a list, as in Word. */
const typedLists = () =>
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*•]\s$/, schema.nodes.ul),
      wrappingInputRule(/^\s*1[.)]\s$/, schema.nodes.ol),
    ],
  });

export const makePlugins = (keys: EditorKeys): Plugin[] => [
  typedLists(),
  ...editorKeys(keys),
  history(),
  gapCursor(),
  tableEditing(),
  markFacts(),
];
