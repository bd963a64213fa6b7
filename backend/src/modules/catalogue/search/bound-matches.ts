import type { Match, Typed } from './match-words.ts';

/**
 * Approximate maximum of postings that a query reads. Without it a part of many words, or several common ones, would
 * read the whole catalogue. While a word is being typed, common matches are wanted at once; beside other words more
 * is read, because all must match.
 */
const MAX_POSTINGS = 60_000;
const MAX_POSTINGS_OF_WORD: Record<Typed, number> = { whole: 40_000, prefix: 4_000 };
const MAX_PREFIX_BESIDE_OTHERS = 15_000;
const MAX_MATCHES = 400;

const isBetter = (one: Match, other: Match | undefined) => !other || one.score > other.score;

/** Each word and place once, as its best match. */
function best(matches: Match[]): Match[] {
  const byPosting = new Map<string, Match>();
  for (const match of matches) {
    const posting = `${match.place} ${match.word}`;
    if (isBetter(match, byPosting.get(posting))) byPosting.set(posting, match);
  }
  return [...byPosting.values()];
}

/**
 * The matches of one word that are worth reading: the best first, and of equals the common ones. The very best is
 * always included.
 * @param words number of words in the query
 */
export function boundMatches(matches: Match[], typed: Typed, words: number): Match[] {
  const maxPostings =
    typed === 'prefix' && words > 1 ? MAX_PREFIX_BESIDE_OTHERS : MAX_POSTINGS_OF_WORD[typed];
  const maxProducts = Math.min(maxPostings, MAX_POSTINGS / words);
  let products = 0;
  return best(matches)
    .sort((a, b) => b.score - a.score || b.uses - a.uses)
    .filter(({ uses }, at) => {
      if (at > 0 && products + uses > maxProducts) return false;
      products += uses;
      return true;
    })
    .slice(0, MAX_MATCHES);
}
