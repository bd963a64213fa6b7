import { stemOf } from './dutch-stem.ts';
import { kindsOf, sameThing } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** The words of a phrase as one: 'wc papier', 'wc-papier' and 'wcpapieren' are the same. */
const keyOf = (words: readonly string[]): string => words.map(stemOf).join('');

/** Another word for a phrase, and how well it answers. */
export interface Synonym {
  word: string;
  score: number;
}

export const SAME = 0.8;
/** Below a compound that ends in the word itself, above one that begins so. */
const KIND = 0.7;

const synonyms = new Map<string, Synonym[]>();
/** Names that have synonyms, as they are typed: without spaces. */
const names = new Map<string, Synonym[]>();
/** Fewer letters begin too many names. */
const SHORTEST_START = 4;

/** Only single words are looked for. */
function add(asked: string, others: readonly string[], score: number): void {
  const key = keyOf(wordsOf(asked));
  const words = others.filter((other) => other !== asked && !other.includes(' ')).flatMap(wordsOf);
  const found = [...(synonyms.get(key) ?? []), ...words.map((word) => ({ word, score }))];
  synonyms.set(key, found);
  names.set(wordsOf(asked).join(''), found);
}

for (const same of sameThing) for (const name of same) add(name, same, SAME);
for (const [name, kinds] of Object.entries(kindsOf)) add(name, kinds, KIND);

/** Other words for a phrase of the question; none for most. */
export const synonymsOf = (words: readonly string[]): Synonym[] => synonyms.get(keyOf(words)) ?? [];

/** Other words for what somebody who has typed so much may be going to type: 'bubb' → 'noppenfolie'. */
export const synonymsBegunBy = (start: string): Synonym[] => {
  if (start.length < SHORTEST_START) return [];
  return [...names].flatMap(([name, others]) => (name.startsWith(start) ? others : []));
};

/** Single words that have synonyms: known, also where no product has them. */
export const synonymWords: readonly string[] = [...sameThing.flat(), ...Object.keys(kindsOf)].filter(
  (name) => !name.includes(' '),
);
