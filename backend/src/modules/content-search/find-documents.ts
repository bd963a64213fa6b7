import { rootOf, stemOf } from '../catalogue/search/dutch-stem.ts';
import { canBeWrong, meant } from '../catalogue/search/typing-errors.ts';
import { isNoise, wordsOf } from '../catalogue/search/words.ts';
import { synonymsOf } from './synonyms.ts';
import type { IndexedWord, TextIndex } from './text-index.ts';

const MAX_LENGTH = 100;
const MAX_WORDS = 8;
const MAX_HITS = 6;
const MIN_PREFIX = 3;
const MIN_COMPOUND_PART = 4;
const MIN_COMPOUND_START = 5;

/** How much a word counts that is not the one that was typed. */
const factors = { same: 1, synonym: 0.8, beginning: 0.7, correction: 0.6, part: 0.5 } as const;
/** Of a search of three words or more, one may be absent. */
const MIN_WORDS_WITH_ABSENT = 3;
const ABSENT = 0.5;
/** A hit with less than this part of the best score only mentions the words. */
const MIN_OF_BEST = 0.25;

/** Questions are full of them: 'hoe kan ik …'. */
const asking = new Set(
  'hoe wat wanneer waar wie welke kan kun ik mijn u uw jullie je moet mag wil'.split(' '),
);

/** The words of a search that say something, in plain letters. */
export function searchedWords(text: string): string[] {
  const words = wordsOf(text.slice(0, MAX_LENGTH));
  const telling = words.filter((word) => !isNoise(word) && !asking.has(word));
  return [...new Set(telling)].slice(0, MAX_WORDS);
}

function likeness({ word, stem }: IndexedWord, typed: string, typedStem: string): number {
  if (word === typed || stem === typedStem) return factors.same;
  if (typed.length >= MIN_PREFIX && word.startsWith(typed)) return factors.beginning;
  if (typedStem.length < MIN_COMPOUND_PART) return 0;
  return stem.endsWith(typedStem) || word.startsWith(typedStem) ? factors.part : 0;
}

interface FoundWord {
  /** As typed, or as it was probably meant. */
  word: string;
  /** Weight of the word in each document that has it. */
  places: ReadonlyMap<number, number>;
}

function findWord({ words, known }: TextIndex, typed: string): FoundWord {
  const found = new Map<number, number>();
  const collect = (searched: string, factor: number) => {
    const stem = stemOf(searched);
    for (const entry of words) {
      const like = likeness(entry, searched, stem) * factor;
      if (like === 0) continue;
      for (const [at, weight] of entry.places) found.set(at, Math.max(found.get(at) ?? 0, weight * like));
    }
  };
  collect(typed, factors.same);
  for (const synonym of synonymsOf(typed)) collect(synonym, factors.synonym);
  const asTyped = { word: typed, places: found };
  if (found.size > 0 || !canBeWrong(typed)) return asTyped;
  const corrected = meant(typed, known);
  if (corrected !== undefined) {
    collect(corrected, factors.correction);
    return { word: corrected, places: found };
  }
  // 'verzendkosten', where a text has 'verzending'.
  let beginning = typed;
  for (const { word, stem, places } of words) {
    const root = rootOf(word) ?? stem;
    if (root.length < MIN_COMPOUND_START || !typed.startsWith(root)) continue;
    beginning = root;
    for (const [at, weight] of places) found.set(at, Math.max(found.get(at) ?? 0, weight * factors.part));
  }
  return { word: beginning, places: found };
}

export interface FoundDocuments {
  /** Numbers of the documents that have the words, the best first. */
  documents: number[];
  /** The words, without typing errors. */
  words: string[];
}

/** The hits of a search, the best first. @param now texts that begin later are no hits */
export function findDocuments(index: TextIndex, typed: readonly string[], now: Date): FoundDocuments {
  const words = typed.map((word) => findWord(index, word));
  const maxAbsent = words.length >= MIN_WORDS_WITH_ABSENT ? 1 : 0;
  const scored = index.documents.flatMap(({ published }, at) => {
    const found = words.flatMap(({ places }) => places.get(at) ?? []);
    const absent = words.length - found.length;
    if (absent > maxAbsent || (published !== null && published > now)) return [];
    const sum = found.reduce((total, weight) => total + weight, 0);
    return [{ at, score: absent > 0 ? sum * ABSENT : sum }];
  });
  scored.sort((one, other) => other.score - one.score || one.at - other.at);
  const best = scored[0]?.score ?? 0;
  const hits = scored.filter(({ score }) => score >= best * MIN_OF_BEST).slice(0, MAX_HITS);
  return { documents: hits.map(({ at }) => at), words: words.map(({ word }) => word) };
}
