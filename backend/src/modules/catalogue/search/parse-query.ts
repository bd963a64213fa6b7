import { boundMatches } from './bound-matches.ts';
import { asOneWord, compoundsOf } from './compounds.ts';
import { apart, correctTypo } from './correct-typos.ts';
import { SAME, type Synonym, synonymsByPrefix, synonymsOf } from './find-synonyms.ts';
import { places } from './index-product.ts';
import { formsOf, isDigits, isHead, type Match, matchesOf, type Typed } from './match-words.ts';
import { type QueryTerms, queryTerms, typedWords } from './query-terms.ts';
import { canBeWrong } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WITHOUT } from './words.ts';

/** Weight of a synonym for a word that the shop uses itself: a search for 'draagtas' is not one for 'hemdtas'. */
const SECOND = 0.65;
/** Maximum of words that are corrected: more are no typing errors. */
const MAX_CORRECTED_WORDS = 3;
/** Words that are one phrase, at most. */
const MAX_PHRASE_WORDS = 3;
const TOGETHER = 0.95;
/** A word whose best match scores below this may be a typing error. */
const DOUBTFUL = 0.3;

/** A parsed query: a product must have a match for each word. */
export interface ParsedQuery {
  words: string[];
  /** By word of the query. */
  matches: Match[][];
  /** The query with its typing errors corrected, if it has any. */
  corrected?: string;
}

const weaker = (matches: Match[], by: number) =>
  matches.map((match) => ({ ...match, score: match.score * by, like: match.like * by }));

/** @param same weight of synonyms; kinds of it count in full */
const synonymMatches = (synonyms: Synonym[], vocabulary: Vocabulary, same = 1): Match[] =>
  synonyms.flatMap(({ word, score }) =>
    weaker(
      vocabulary.keep(`synonym ${word}`, () => matchesOf(word, vocabulary)),
      score < SAME ? score : score * same,
    ),
  );

/** Whether products of the shop have this phrase in their names. */
const isInNames = (phrase: string[], vocabulary: Vocabulary) =>
  formsOf(phrase.join(''), vocabulary).some(({ uses }) =>
    uses.some((n, place) => n > 0 && place <= places.name),
  );

/**
 * Synonyms do not match products that are without the asked thing: bleach "zonder chloor" is no 'chloor'. `absent`: the
 * index's word for products without it, if any has it.
 */
function unlessWithout(matches: Match[], absent: string | undefined): Match[] {
  return absent === undefined ? matches : matches.map((match) => ({ ...match, unless: absent }));
}

/** Synonyms of a phrase, and the phrase as a compound: 'zeep dispenser' → 'zeepdispenser'. */
function phraseMatches(phrase: string[], vocabulary: Vocabulary): Match[] {
  const others = unlessWithout(
    synonymMatches(synonymsOf(phrase), vocabulary, isInNames(phrase, vocabulary) ? SECOND : 1),
    vocabulary.find(WITHOUT + phrase.join(''))?.word,
  );
  if (phrase.length === 1) return others;
  const [one = '', other = ''] = phrase;
  const compounds = [
    ...formsOf(phrase.join(''), vocabulary),
    ...(phrase.length === 2 ? compoundsOf(one, other, vocabulary) : []),
  ];
  return [...others, ...compounds.flatMap(({ word }) => weaker(matchesOf(word, vocabulary), TOGETHER))];
}

/** Synonyms of the names that begin with these letters. */
function begunSynonyms(start: string, vocabulary: Vocabulary): Match[] {
  const found = synonymMatches(synonymsByPrefix(start), vocabulary);
  if (found.length === 0) return found;
  return unlessWithout(found, vocabulary.all.find(({ word }) => word.startsWith(WITHOUT + start))?.word);
}

/** The matches of each word of the query, alone or as a part of a phrase. */
function matchAll({ words, lastIsPrefix }: QueryTerms, vocabulary: Vocabulary): Match[][] {
  const typed = words.map((_, at): Typed => (lastIsPrefix && at === words.length - 1 ? 'prefix' : 'whole'));
  const matches = words.map((word, at) => matchesOf(word, vocabulary, typed[at]));
  for (let from = 0; from < words.length; from += 1) {
    for (let until = from + 1; until <= Math.min(words.length, from + MAX_PHRASE_WORDS); until += 1) {
      const phrase = phraseMatches(words.slice(from, until), vocabulary);
      for (let at = from; at < until; at += 1) matches[at]?.push(...phrase);
    }
  }
  if (lastIsPrefix) matches.at(-1)?.push(...begunSynonyms(words.at(-1) ?? '', vocabulary));
  return matches.map((list, at) => boundMatches(list, typed[at] ?? 'whole', words.length));
}

/** The nouns that the query names beside a measure: 'emmer' of 'emmer 10 liter'. */
export function queryHeads({ words, matches }: ParsedQuery): ReadonlySet<string> | undefined {
  if (!words.some(isDigits)) return undefined;
  const heads = matches.flat().filter(isHead);
  return heads.length > 0 ? new Set(heads.map(({ word }) => word)) : undefined;
}

/** Parses a typed text into words of the catalogue. Undefined when it has no letter or digit. */
export function parseQuery(text: string, vocabulary: Vocabulary): ParsedQuery | undefined {
  const asked = queryTerms(text, vocabulary);
  if (asked.words.length === 0) return undefined;
  const matches = matchAll(asked, vocabulary);
  const isDoubtful = (at: number) => !matches[at]?.some(({ like }) => like >= DOUBTFUL);
  const unknown = asked.words.filter((word, at) => isDoubtful(at) && canBeWrong(word));
  if (unknown.length === 0 || unknown.length > MAX_CORRECTED_WORDS) return { words: asked.words, matches };

  const compounds = new Map(unknown.map((word) => [word, apart(word, vocabulary)]));
  const corrections = new Map(
    unknown
      .filter((word) => !compounds.get(word))
      .map((word) => [word, correctTypo(word, vocabulary)] as const)
      .filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  );
  const meant = asked.words.flatMap((word) => compounds.get(word) ?? [corrections.get(word) ?? word]);
  const words = asOneWord(meant, vocabulary);
  const read = {
    words,
    matches: matchAll({ words, lastIsPrefix: asked.lastIsPrefix && corrections.size === 0 }, vocabulary),
  };
  if (corrections.size === 0) return read;
  return {
    ...read,
    corrected: typedWords(text)
      .map((word) => corrections.get(word) ?? word)
      .join(' '),
  };
}
