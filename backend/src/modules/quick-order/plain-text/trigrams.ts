import type { Vocabulary } from '../../catalogue/search/vocabulary.ts';

/** The groups of three letters of a word, including its ends. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** Similarity of two words by their trigrams, 0 to 1: the measure of PostgreSQL's `similarity`. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** The words of the catalogue that are most similar to a word, with at least this similarity. */
export function alikeWords(word: string, vocabulary: Vocabulary, minLikeness: number, maxWords: number) {
  const all = vocabulary.keep('trigrams', () =>
    vocabulary.all.map((entry) => ({ word: entry.word, trigrams: trigramsOf(entry.word) })),
  );
  const wordTrigrams = trigramsOf(word);
  return all
    .map((entry) => ({ word: entry.word, like: likeness(wordTrigrams, entry.trigrams) }))
    .filter(({ like }) => like >= minLikeness)
    .sort((a, b) => b.like - a.like)
    .slice(0, maxWords);
}
