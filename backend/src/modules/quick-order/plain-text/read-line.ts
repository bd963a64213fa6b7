import { type Match, matchesOf } from '../../catalogue/search/match-words.ts';
import { parseQuery } from '../../catalogue/search/parse-query.ts';
import type { Vocabulary } from '../../catalogue/search/vocabulary.ts';
import type { AskedLine } from './read-amount.ts';
import { alikeWords } from './trigrams.ts';

/** A line with the catalogue's matches of its words. */
export interface ReadLine extends AskedLine {
  /** Matches by word, for words that the catalogue has in some form; best first. */
  matches: Match[][];
  /** Words had to be replaced by similar ones. */
  guessed: boolean;
}

/** Minimum share of a word's trigrams that a catalogue word must have. */
const ALIKE = 0.4;
const MIN_LENGTH = 5;

/** Maximum of such words. */
const MAX_WORDS = 3;

/** Matches of an unknown word, by its spelling. */
function alikeMatches(word: string, vocabulary: Vocabulary): Match[] {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
  return alikeWords(word, vocabulary, ALIKE, MAX_WORDS).flatMap(({ word: other, like }) =>
    matchesOf(other, vocabulary).map((match) => ({
      ...match,
      like: match.like * like,
      score: match.score * like,
    })),
  );
}

/** Reads a line by the words of the catalogue: compounds, synonyms, typing errors, at last trigrams. */
export function readLine(line: AskedLine, vocabulary: Vocabulary): ReadLine {
  const query = parseQuery(line.words.join(' '), vocabulary);
  if (!query) return { ...line, matches: [], guessed: true };
  let guessed = query.corrected !== undefined;
  const matches = query.matches.map((list, at) => {
    if (list.length > 0) return list;
    const alike = alikeMatches(query.words[at] ?? '', vocabulary);
    guessed ||= alike.length > 0;
    return alike;
  });
  return { ...line, words: query.words, matches, guessed };
}
