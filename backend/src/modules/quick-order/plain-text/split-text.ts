import { endsNames, isKnown } from '../../catalogue/search/correct-typos.ts';
import { synonymsOf } from '../../catalogue/search/find-synonyms.ts';
import { formsOf, isDigits, namesProducts } from '../../catalogue/search/match-words.ts';
import type { Vocabulary } from '../../catalogue/search/vocabulary.ts';
import { isNumber, wordsOf } from '../../catalogue/search/words.ts';
import { affirms, declines, refusalWords } from './declined.ts';
import { numberOf } from './numbers.ts';
import { closes, isPolite, opens } from './polite-words.ts';
import { type AskedLine, readAmount } from './read-amount.ts';
import { repeatIn } from './repeats.ts';
import { unitWordOf } from './unit-words.ts';

/** A period after these ends no sentence. */
const shortened =
  /(?:^|\s)(?:st|stk|ds|dz|pk|rl|fl|nr|art|ca|bijv|evt|incl|excl|etc|max|min|mt|a\.?u\.?b|s\.?v\.?p)$/i;

/** Sentences of a row: '2 st. zeep. Verder 1 rol' has two. */
function sentences(row: string): string[] {
  const parts: string[] = [];
  for (const part of row.split(/(?<=[.!?])\s+|\s*[!?]+\s*$/)) {
    const last = parts.at(-1);
    if (last !== undefined && shortened.test(last.replace(/\.$/, '')))
      parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Whether a word is the noun of products, alone or at the end of a compound. */
const isProductNoun = (word: string, vocabulary: Vocabulary): boolean =>
  formsOf(word, vocabulary).some(namesProducts) || endsNames(word, vocabulary);

/** Whether words only describe a product: 'zwart', 'maat xl', '5 liter'. */
function describes(words: readonly string[], vocabulary: Vocabulary): boolean {
  const isOnlyWhich = (word: string) =>
    isNumber(word) ||
    isDigits(word) ||
    /^(?:maat|x{0,3}[sl]|m)$/.test(word) ||
    (isKnown(word, vocabulary) && !isProductNoun(word, vocabulary));
  return words.every(isOnlyWhich);
}

/** Whether the text after 'en' is another product. */
function startsNewProduct(left: string, right: string, vocabulary: Vocabulary): boolean {
  if (/-$/.test(left)) return false;
  // 'twee en een halve doos'
  const [counted = ''] = wordsOf(left).slice(-1);
  if (numberOf(counted) !== undefined && /^(?:een\s+)?hal(?:f|ve)\s/i.test(right)) return false;
  const [first = ''] = wordsOf(right).filter((word) => !isPolite(word) && word !== 'x');
  const counts =
    numberOf(first) !== undefined || /^\d+[a-z]+$/.test(first) || unitWordOf(first) !== undefined;
  if (counts) return true;
  const [before = ''] = wordsOf(left).slice(-1);
  if (synonymsOf([before, 'en', first]).length > 0) return false;
  const { words } = readAmount(right);
  return words.length > 0 && !describes(words, vocabulary);
}

/** 'twee pakken zeep en een rol papier' → both; 'stoffer en blik' stays one. */
function conjuncts(text: string, vocabulary: Vocabulary): string[] {
  const [first = '', ...rest] = text.split(/\s+(?:en|plus|alsook|alsmede|[&+])\s+(?:ook\s+)?/i);
  const parts = [first];
  for (const part of rest) {
    const left = parts.at(-1) ?? '';
    if (startsNewProduct(left, part, vocabulary)) parts.push(part);
    else parts[parts.length - 1] = `${left} en ${part}`;
  }
  return parts;
}

/** Joins the parts between commas; one that is only a quantity or a description belongs to the part before. */
function joinParts(parts: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const here = readAmount(part);
    const there = last === undefined ? undefined : readAmount(last);
    // '10 liter zeep, een emmer': the part is a unit of the part before, which has none.
    const isUnit = here.words.length === 1 && unitWordOf(here.words[0] ?? '') && there?.unit === undefined;
    const adds =
      there !== undefined &&
      there.words.length > 0 &&
      (isUnit || describes(here.words, vocabulary)) &&
      (here.quantity === undefined || there.quantity === undefined);
    if (adds) joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

const bullet = /^\s*(?:[-*•–·>]+|\d{1,2}[.)](?=\s+\S*\s*\d))\s*/;

/** A part of a sentence. */
interface Part {
  text: string;
  repeats?: true;
  declined?: boolean;
}

/** The parts of a text without a wish for the last order, up to the next sentence. */
function sentenceParts(sentence: string, vocabulary: Vocabulary, isWithout = false): Part[] {
  const repeat = repeatIn(sentence);
  if (repeat)
    return [
      ...sentenceParts(repeat.before, vocabulary),
      { text: repeat.text, repeats: true },
      ...sentenceParts(repeat.after, vocabulary, repeat.isWithout),
    ];
  const parts = sentence.split(
    /\s*,(?!\d)\s*|,(?=\d+\s*(?:x|[a-z]))(?<!\d,)\s*|\s+(?=maar\s+(?:geen|wel)\b)/i,
  );
  const texts = joinParts(
    parts.flatMap((part) => conjuncts(part, vocabulary)),
    vocabulary,
  ).flatMap((text) => (declines(text) ? text.split(/\s+of\s+(?:ook\s+)?/i) : text));
  // 'geen zeep, doekjes en koffie': what follows a refusal is refused too, unless it has a number or is affirmed.
  let declined = isWithout;
  return texts.map((text) => {
    declined = declines(text) || (declined && !affirms(text) && readAmount(text).quantity === undefined);
    return { text, declined };
  });
}

const rowParts = (row: string, vocabulary: Vocabulary): Part[] =>
  row
    .replace(bullet, '')
    .split(/\s*[;|\t]\s*/)
    .flatMap(sentences)
    .flatMap((sentence) => sentenceParts(sentence, vocabulary));

function lineOf({ text, repeats, declined }: Part): AskedLine {
  const trimmed = text.trim().replace(/^[\s:,.-]+|[\s:,.]+$/g, '');
  if (repeats) return { text: trimmed, words: [], repeats };
  const line = readAmount(trimmed);
  if (!declined) return line;
  return { ...line, words: line.words.filter((word) => !refusalWords.includes(word)), declined };
}

/** The lines that a text orders, in its order, without the polite words around them. */
export function splitText(text: string, vocabulary: Vocabulary): AskedLine[] {
  const lines: AskedLine[] = [];
  let closed = false;
  for (const row of text.replace(/[\uFEFF\u200B]/g, '').split(/\r\n|\r|\n/)) {
    for (const part of rowParts(row, vocabulary)) {
      const line = lineOf(part);
      closed ||= closes(part.text);
      const isName = (closed || opens(part.text)) && line.quantity === undefined;
      if ((line.words.length > 0 || line.repeats) && !isName) lines.push(line);
    }
  }
  return lines;
}
