import { compareWords, type TextPart } from '../../history/compare-words';

/** A text in three: what differs from another text, between what both have. */
export interface ChangedWords {
  before: string;
  changed: string;
  after: string;
}

/** Of what changed, and of the words beside it. */
const MAX_CHANGED = 90;
const MAX_BESIDE = 24;
const DOTS = '…';

/** The beginning of a text, cut between two words. */
function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.lastIndexOf(' ', max);
  return `${text.slice(0, cut > 0 ? cut : max)} ${DOTS}`;
}

/** The end of a text, cut between two words. */
function ending(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.indexOf(' ', text.length - max - 1);
  return `${DOTS} ${text.slice(cut === -1 ? text.length - max : cut + 1)}`;
}

/** A space at the end of what changed is not a part of it. */
function short({ before, changed, after }: ChangedWords): ChangedWords {
  const words = changed.trimEnd();
  const space = changed.slice(words.length);
  return {
    before: ending(before, MAX_BESIDE),
    changed: beginning(words, MAX_CHANGED),
    after: beginning(`${space}${after}`, MAX_BESIDE + space.length),
  };
}

/** Summary of the change of a text. */
export interface Excerpt {
  old: ChangedWords;
  next: ChangedWords;
  /** Words were left out. */
  isCut: boolean;
}

/** One of two texts, from their comparison. */
function sideOf(parts: readonly TextPart[], side: 'removed' | 'added'): ChangedWords {
  const first = parts.findIndex(({ change }) => change !== 'same');
  const last = parts.findLastIndex(({ change }) => change !== 'same');
  const text = (some: readonly TextPart[]) =>
    some
      .filter(({ change }) => change === 'same' || change === side)
      .map((part) => part.text)
      .join('');
  if (first === -1) return { before: text(parts), changed: '', after: '' };
  return {
    before: text(parts.slice(0, first)),
    changed: text(parts.slice(first, last + 1)),
    after: text(parts.slice(last + 1)),
  };
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
const lengthOf = ({ before, changed, after }: ChangedWords) => before.length + changed.length + after.length;

/** The words around what changed from one text to another; '' for a text that was not there. */
export function excerptOf(oldText: string, nextText: string): Excerpt {
  const parts = compareWords(oneLine(oldText), oneLine(nextText));
  const whole = [sideOf(parts, 'removed'), sideOf(parts, 'added')] as const;
  const [old, next] = [short(whole[0]), short(whole[1])];
  return { old, next, isCut: lengthOf(old) < lengthOf(whole[0]) || lengthOf(next) < lengthOf(whole[1]) };
}
