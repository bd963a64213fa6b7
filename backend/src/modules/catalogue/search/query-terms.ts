import { asOneWord } from './compounds.ts';
import { endsNames, isKnown } from './correct-typos.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNoise, isNumber, isUnit, measureOf, splitMeasure, unitByPrefix, wordsOf } from './words.ts';

/** No buyer's query is longer; the rest is ignored. */
const MAX_LENGTH = 100;
const MAX_WORDS = 8;

/** The typed words of a query, in plain letters. */
export const typedWords = (text: string): string[] => wordsOf(text.slice(0, MAX_LENGTH));

/**
 * '5' 'liter' is one word, and so is '400' 'vel' where the catalogue has it. While the second is being typed, 'li' is
 * the beginning of 'liter' and '400ve' that of '400vel'.
 */
function joined(
  number: string,
  counted: string,
  vocabulary: Vocabulary,
  lastIsPrefix: boolean,
): string | undefined {
  const unit = isUnit(counted) ? counted : lastIsPrefix ? unitByPrefix(counted) : undefined;
  if (unit !== undefined) return measureOf(number, unit);
  const measure = measureOf(number, counted);
  if (vocabulary.find(measure)) return measure;
  const start = number + counted;
  return lastIsPrefix && vocabulary.all.some(({ word }) => word.startsWith(start)) ? start : undefined;
}

function withMeasures(words: string[], vocabulary: Vocabulary, lastIsPrefix: boolean): string[] {
  const read: string[] = [];
  const isTyped = (at: number) => lastIsPrefix && at === words.length - 1;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const split = splitMeasure(word);
    const counts = isNumber(word) && /^[a-z]+$/.test(next);
    const measure = counts ? joined(word, next, vocabulary, isTyped(at + 1)) : undefined;
    if (split) read.push(joined(...split, vocabulary, isTyped(at)) ?? measureOf(...split));
    else read.push(measure ?? word);
    if (measure !== undefined) at += 1;
  }
  return read;
}

/** Whether the last word may be unfinished: when it is no word of the catalogue, or a number that may continue. */
function isLastPrefix(words: string[], vocabulary: Vocabulary): boolean {
  const last = words.at(-1) ?? '';
  return isNumber(last) || !(isKnown(last, vocabulary) || endsNames(last, vocabulary));
}

/** The words of a parsed query. */
export interface QueryTerms {
  /** Each once; words without meaning only when there are no others. */
  words: string[];
  /** Whether the last of them is the beginning of a word. */
  lastIsPrefix: boolean;
}

/** The words of a query as the catalogue has them: with their units, and compounds as one word. */
export function queryTerms(text: string, vocabulary: Vocabulary): QueryTerms {
  const typed = typedWords(text);
  const words = withMeasures(typed, vocabulary, isLastPrefix(typed, vocabulary));
  const telling = words.filter((word) => !isNoise(word));
  const asked = [...new Set(asOneWord(telling.length > 0 ? telling : words, vocabulary))].slice(0, MAX_WORDS);
  return { words: asked, lastIsPrefix: isLastPrefix(asked, vocabulary) };
}
