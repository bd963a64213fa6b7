import { stemOf } from './dutch-stem.ts';
import { SAME, synonymsOf } from './find-synonyms.ts';
import { formsOf, namesProducts } from './match-words.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** Maximum of words that form one compound. */
const MAX_WORDS = 3;
/** Shortest end of a word that still stands for it: 'beker' of 'koffiebeker'. */
const MIN_END_LENGTH = 4;

/** The compound of words that were typed apart: 'toilet papier'; one of them may be another word: 'toilet paper'. */
function compoundOf(words: string[], vocabulary: Vocabulary): string | undefined {
  if (!words.every((word) => /^[a-z]{2,}$/.test(word))) return undefined;
  const others = words.flatMap((word, at) =>
    synonymsOf([word]).flatMap((synonym) =>
      synonym.score < SAME ? [] : words.with(at, synonym.word).join(''),
    ),
  );
  const compounds = [words.join(''), ...others];
  const isNamed = (compound: string) => formsOf(compound, vocabulary).some(namesProducts);
  return compounds.find(isNamed) ?? compounds.find((compound) => synonymsOf([compound]).length > 0);
}

/** The words of a query, with separated parts of a compound joined. */
export function asOneWord(words: string[], vocabulary: Vocabulary): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let word = words[at] ?? '';
    for (let length = Math.min(MAX_WORDS, words.length - at); length > 1; length -= 1) {
      const compound = compoundOf(words.slice(at, at + length), vocabulary);
      if (compound === undefined) continue;
      word = compound;
      at += length - 1;
      break;
    }
    read.push(word);
  }
  return read;
}

/** The first part of a compound, if it ends in `last`: unchanged, and without a linking '-en', '-e' or '-s'. */
function before(compound: string, last: string): string[] {
  if (!compound.endsWith(last) || compound.length - last.length < 3) return [];
  const rest = compound.slice(0, -last.length);
  return [rest, rest.replace(/(?:en|e|s)$/, '')];
}

/**
 * Compounds of two words, in either order; of the first word its own end is enough: 'deksel' 'koffiebeker' →
 * 'bekerdeksel'.
 */
export function compoundsOf(one: string, other: string, vocabulary: Vocabulary): Word[] {
  const [a, b] = [stemOf(one), stemOf(other)];
  if (a.length < 3 || b.length < 3 || /\d/.test(a + b)) return [];
  const begins = (start: string, whole: string) =>
    start === whole || (start.length >= MIN_END_LENGTH && whole.endsWith(start));
  return vocabulary.all.filter(
    ({ stem }) =>
      before(stem, b).some((start) => begins(start, a)) || before(stem, a).some((start) => begins(start, b)),
  );
}
