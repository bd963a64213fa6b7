import { stemOf } from './dutch-stem.ts';
import { kindsOf, sameMeaning } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** The words of a phrase as one key: 'wc papier', 'wc-papier' and 'wcpapieren' are the same. */
const keyOf = (words: readonly string[]): string => words.map(stemOf).join('');

/** A synonym of a phrase, and its score. */
export interface Synonym {
  word: string;
  score: number;
}

export const SAME = 0.8;
/** Below a compound that ends in the word itself, above one that begins with it. */
const KIND = 0.7;

const synonyms = new Map<string, Synonym[]>();
/** Names that have synonyms, as they are typed: without spaces. */
const names = new Map<string, Synonym[]>();
/** Fewer letters are the beginning of too many names. */
const MIN_START_LENGTH = 4;

/** Only single words are searched. */
function add(asked: string, others: readonly string[], score: number): void {
  const key = keyOf(wordsOf(asked));
  const words = others.filter((other) => other !== asked && !other.includes(' ')).flatMap(wordsOf);
  const found = [...(synonyms.get(key) ?? []), ...words.map((word) => ({ word, score }))];
  synonyms.set(key, found);
  names.set(wordsOf(asked).join(''), found);
}

for (const same of sameMeaning) for (const name of same) add(name, same, SAME);
for (const [name, kinds] of Object.entries(kindsOf)) add(name, kinds, KIND);

/** The synonyms of a phrase of the query; none for most. */
export const synonymsOf = (words: readonly string[]): Synonym[] => synonyms.get(keyOf(words)) ?? [];

/** The synonyms of names that begin with the typed letters: 'bubb' → 'noppenfolie'. */
export const synonymsByPrefix = (start: string): Synonym[] => {
  if (start.length < MIN_START_LENGTH) return [];
  return [...names].flatMap(([name, others]) => (name.startsWith(start) ? others : []));
};

/** Single words that have synonyms: known words, also where no product has them. */
export const synonymWords: readonly string[] = [...sameMeaning.flat(), ...Object.keys(kindsOf)].filter(
  (name) => !name.includes(' '),
);
