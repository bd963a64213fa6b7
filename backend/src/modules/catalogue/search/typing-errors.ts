/** Letters that Dutch speakers and typists confuse: half an error. */
const alike = new Set(
  ['ck', 'cs', 'sz', 'fv', 'dt', 'ij', 'iy', 'jy', 'gh', 'ei', 'ou', 'kq', 'bp', 'mn'].flatMap((pair) => [
    pair,
    [...pair].reverse().join(''),
  ]),
);

const swapCost = (a: string, b: string) => (a === b ? 0 : alike.has(a + b) ? 0.5 : 1);

/**
 * Number of typing errors between `typed` and `word`: a letter too many, too few or another, or two swapped; a letter
 * typed twice instead of once or the other way round, and letters that sound alike, count half. More than `maxErrors` is
 * infinite.
 */
export function errorsBetween(typed: string, word: string, maxErrors: number): number {
  if (Math.abs(typed.length - word.length) > maxErrors * 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const a = typed.charAt(row - 1);
    const doubled = a === typed.charAt(row - 2) ? 0.5 : 1;
    const now = [row];
    let minCost = row;
    for (let column = 1; column <= word.length; column += 1) {
      const b = word.charAt(column - 1);
      let cost = Math.min(
        (last[column - 1] ?? 0) + swapCost(a, b),
        (last[column] ?? 0) + doubled,
        (now[column - 1] ?? 0) + (b === word.charAt(column - 2) ? 0.5 : 1),
      );
      if (row > 1 && column > 1 && a === word.charAt(column - 2) && typed.charAt(row - 2) === b)
        cost = Math.min(cost, (before[column - 2] ?? 0) + 0.9);
      now.push(cost);
      minCost = Math.min(minCost, cost);
    }
    if (minCost > maxErrors && Math.min(...last) > maxErrors) return Number.POSITIVE_INFINITY;
    before = last;
    last = now;
  }
  const errors = last[word.length] ?? 0;
  return errors > maxErrors ? Number.POSITIVE_INFINITY : errors;
}

/** Maximum of errors by length of the word. */
const maxErrorsOf = (length: number): number => (length < 5 ? 1 : length < 8 ? 1.5 : length < 11 ? 2 : 2.5);

/** Shorter words are too similar to others; a number with another digit is another number. */
export const canBeWrong = (word: string): boolean => /^[a-z]{4,}$/.test(word);

/** A word that the user may have meant. */
export interface Known {
  word: string;
  /** A bit per letter in the word. */
  letters: number;
  /** Logarithm of the number of products that have it. */
  commonness: number;
}

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
};

/** Prepares known words for comparison. */
export const knownWords = (words: { word: string; uses: number }[]): Known[] =>
  words
    .filter(({ word }) => canBeWrong(word))
    .map(({ word, uses }) => ({ word, letters: lettersOf(word), commonness: Math.log2(uses + 1) }));

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The first letter is rarely wrong. */
const WRONG_START = 0.4;
const COMMON = 0.03;

/**
 * The known word that was most likely meant, or undefined when none is similar. Of equally similar words, the common
 * one.
 */
export function meant(typed: string, known: readonly Known[]): string | undefined {
  const maxErrors = maxErrorsOf(typed.length);
  const letters = lettersOf(typed);
  let best: { word: string; cost: number } | undefined;
  for (const { word, letters: wordLetters, commonness } of known) {
    // An error changes at most two kinds of letters: that alone excludes nearly every word.
    if (bits(letters ^ wordLetters) > maxErrors * 2) continue;
    const start = typed.charCodeAt(0) === word.charCodeAt(0) ? 0 : WRONG_START;
    const errors = errorsBetween(typed, word, maxErrors) + start;
    if (errors > maxErrors) continue;
    const cost = errors - commonness * COMMON;
    if (!best || cost < best.cost) best = { word, cost };
  }
  return best?.word;
}
