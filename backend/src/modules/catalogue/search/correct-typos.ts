import { stemOf } from './dutch-stem.ts';
import { synonymsOf, synonymWords } from './find-synonyms.ts';
import { places } from './index-product.ts';
import { formsOf, namesProducts } from './match-words.ts';
import { knownWords, meant } from './typing-errors.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** Minimum of letters for the last part of a compound to replace it. */
const MIN_PART_LENGTH = 4;
const MAX_PART_LENGTH = 15;

/** Whether it is a property of a product, not only mentioned in a description. */
const isInNames = ({ uses }: Word) =>
  uses.some((products, place) => products > 0 && place < places.description);

/** Whether the shop or the trade has this exact word. */
export const isKnown = (word: string, vocabulary: Vocabulary) =>
  formsOf(word, vocabulary).some(isInNames) || synonymsOf([word]).length > 0;

/** Whether products have it as their noun, or compounds that end in it: 'beker', where all are 'koffiebekers'. */
export const endsNames = (word: string, vocabulary: Vocabulary) =>
  word.length > 2 &&
  (synonymsOf([word]).length > 0 ||
    vocabulary.all.some(
      (entry) => namesProducts(entry) && (entry.word.endsWith(word) || entry.stem.endsWith(stemOf(word))),
    ));

/** Splits a compound: 'nitrilhandschoenen' → 'nitril' 'handschoenen', where products have both words. */
export function apart(word: string, vocabulary: Vocabulary): string[] | undefined {
  for (let at = 2; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnown(part, vocabulary))) return parts;
  }
  return undefined;
}

/** The last part of a compound that no product has, if it is a noun: 'poetshandschoenen' → 'handschoenen'. */
function lastPart(word: string, vocabulary: Vocabulary): string | undefined {
  const maxLength = Math.min(MAX_PART_LENGTH, word.length - 3);
  for (let length = maxLength; length >= MIN_PART_LENGTH; length -= 1) {
    const part = word.slice(-length);
    const isShort = stemOf(part).length < MIN_PART_LENGTH && !formsOf(part, vocabulary).some(namesProducts);
    if (!isShort && isKnown(part, vocabulary) && endsNames(part, vocabulary)) return part;
  }
  return undefined;
}

const candidates = (vocabulary: Vocabulary) =>
  vocabulary.keep('candidates', () =>
    knownWords([
      ...vocabulary.all
        .filter(isInNames)
        .map(({ word, uses }) => ({ word, uses: uses.reduce((sum, one) => sum + one, 0) })),
      ...synonymWords.map((word) => ({ word, uses: 1 })),
    ]),
  );

/** Corrects a word that finds nothing to the word that was probably meant. */
export const correctTypo = (word: string, vocabulary: Vocabulary): string | undefined =>
  meant(word, candidates(vocabulary)) ?? lastPart(word, vocabulary);
