import type { PlaceholderName } from '@toonbank/contract/editing/placeholders';
import type { Command } from 'prosemirror-state';
import { schema } from '../schema';

/** Facts that a reader wants to click. */
const linkTo: Partial<Record<PlaceholderName, string>> = { telefoon: 'tel:', 'e-mail': 'mailto:' };

/** Puts the placeholder of a fact at the cursor; a telephone number and a mail address as a link. */
export const insertFact =
  (name: PlaceholderName): Command =>
  (state, dispatch) => {
    const text = `{${name}}`;
    const { $from, from, to } = state.selection;
    if (!$from.parent.inlineContent) return false;
    const link = linkTo[name];
    const others = (state.storedMarks ?? $from.marks()).filter(({ type }) => type !== schema.marks.a);
    const isInLink = schema.marks.a.isInSet($from.marks());
    const marks =
      link && !isInLink ? schema.marks.a.create({ href: link + text }).addToSet(others) : $from.marks();
    dispatch?.(state.tr.replaceWith(from, to, schema.text(text, marks)).scrollIntoView());
    return true;
  };
