import { rootOf, stemOf } from './dutch-stem.ts';
import { type Place, places } from './index-product.ts';
import type { Vocabulary, Word } from './vocabulary.ts';
import { isNumber, splitMeasure, WITHOUT } from './words.ts';

/** A word of the catalogue at one place, and its score for a word of the query. */
export interface Match {
  word: string;
  place: Place;
  /** Its likeness to the word, independent of the place. */
  like: number;
  score: number;
  /** Approximate number of products that have it. */
  uses: number;
  /** Products with this word do not have the match: they are without the thing that was asked for. */
  unless?: string;
}

/** Weight of a word by its place, from the head of the name to the description. */
const weights = [1, 0.9, 0.55, 0.45, 0.4, 0.35, 0.1];
/** Weight of a head with other words that say which kind, where the shop has more of other kinds. */
const RARE_KIND = 0.8;
const RARE = 0.98;
/** A measure counts as much after the comma: 'can 5 liter'. It is never a product's noun. */
const MEASURE = 0.7;
const weightOf = (place: Place, isMeasure: boolean) =>
  isMeasure && place <= places.detail ? MEASURE : (weights[place] ?? 0);
/** Beyond this place, in properties and descriptions, only whole words count. */
const LAST_PLACE_OF_PARTS = places.group;

const WHOLE = 1;
const FORM = 0.98;
/** While the user types, the beginning of a word scores almost like the word. */
const TYPED = 0.9;
/** A Dutch compound is of the kind of its last part: 'handzeep' is soap, a 'zeepdispenser' is not. */
const TAIL = 0.85;
/**
 * A short word ends many words that are no compounds: 'servet' is no 'vet'. Where several products end in it, it is a
 * noun.
 */
const SHORT_TAIL = 0.46;
const SHORT = 3;
/** More than a word beside another head: 'glas' fits 'glasreiniger' better than 'microvezeldoek glas'. */
export const PREFIX = 0.6;
/**
 * Only for five letters and more: shorter ones occur in words by accident, as 'verf' in 'luchtverfrisser'. An
 * exception is 'was' in 'afwasmiddel', after a particle.
 */
const INSIDE = 0.3;
const particle = /^(?:aan|af|be|door|in|na|om|ont|op|over|uit|ver|voor)/;
const ROOT = 0.25;

/** Whether the word is part of products' names. */
export const namesProducts = ({ uses }: Word): boolean =>
  (uses[places.head] ?? 0) + (uses[places.specialHead] ?? 0) > 0;

/** Whether a typed word is complete, or so far a beginning. */
export type Typed = 'whole' | 'prefix';

/** A number, alone or with its unit. */
export const isDigits = (word: string) => isNumber(word) || splitMeasure(word) !== undefined;

/** Whether some products have this noun, or compounds that end in it. */
const isNoun = (stem: string, vocabulary: Vocabulary) => {
  const names = vocabulary.all.filter((entry) => entry.stem.endsWith(stem) && namesProducts(entry));
  return names.length > 1 || names[0]?.stem === stem;
};

/** Whether a word says that the asked thing is absent: 'chloorvrij' for 'chloor'. */
const isFreeOf = (word: string, asked: string) =>
  word.startsWith(asked) && /^vrije?$/.test(word.slice(asked.length));

/** Likeness of catalogue words to a word of the query; 0 for no match. */
function likenessTo(asked: string, vocabulary: Vocabulary, typed: Typed): (word: Word) => number {
  const [stem, root, digits] = [stemOf(asked), rootOf(asked), isDigits(asked)];
  const isPrefix = typed !== 'whole';
  const tail = stem.length > SHORT || isNoun(stem, vocabulary) ? TAIL : SHORT_TAIL;
  return (entry) => {
    const { word, stem: entryStem } = entry;
    if (word === asked) return WHOLE;
    if (word.startsWith(WITHOUT) || isFreeOf(word, asked)) return 0;
    if (isPrefix && word.startsWith(asked)) return TYPED;
    // '5l' does not match '25l', but '60x80' matches '60x80x20'.
    if (digits) return word.startsWith(`${asked}x`) ? PREFIX : 0;
    if (entryStem === stem) return FORM;
    if (isPrefix && asked.length > SHORT && word.indexOf(asked, 2) > 0 && namesProducts(entry))
      return TYPED * TAIL;
    if (asked.length < 3) return asked.length === 2 && word.startsWith(asked) ? PREFIX : 0;
    if (word.endsWith(asked)) return tail;
    if (entryStem.endsWith(stem)) return tail * FORM;
    // 'rietjes' do not match 'rietsuiker': a stem this short begins other words too.
    if (word.startsWith(asked) || (stem.length > 4 && word.startsWith(stem))) return PREFIX;
    if ((asked.length > 4 && word.includes(asked)) || (stem.length > 4 && word.includes(stem))) return INSIDE;
    if (word.replace(particle, '').startsWith(asked)) return INSIDE;
    return root !== undefined && word.startsWith(root) ? ROOT : 0;
  };
}

/**
 * Lowers the scores of rare kinds. Buyers who search gloves mean the 'handschoen nitril' of which the shop has most,
 * before 'werkhandschoenen'; those who search bags mean the many 'afvalzakken', before 'vacuümzakken' and the few of
 * the 'zak ziekenhuisafval'.
 */
function byKind(matches: Match[]): Match[] {
  const maxUses = (found: Match[]) => Math.max(0, ...found.map(({ uses }) => uses));
  const isTail = ({ place, like }: Match) =>
    place <= places.specialHead && like < FORM && like >= TAIL * FORM;
  const isSpecial = ({ place, like }: Match) => place === places.specialHead && like >= FORM;
  const common = maxUses(matches.filter(isTail));
  const isRareSpecial = maxUses(matches.filter(isSpecial)) < common;
  return matches.map((match) => {
    if (isTail(match) && match.uses < common / 2) return { ...match, score: match.score * RARE };
    return isRareSpecial && isSpecial(match) ? { ...match, score: match.like * RARE_KIND } : match;
  });
}

/** All words of the catalogue that match a word of the query. */
export function matchesOf(asked: string, vocabulary: Vocabulary, typed: Typed = 'whole'): Match[] {
  const likeness = likenessTo(asked, vocabulary, typed);
  const isMeasure = isDigits(asked);
  const found: Match[] = [];
  for (const entry of vocabulary.all) {
    const like = likeness(entry);
    if (like === 0) continue;
    const last = like >= FORM ? places.description : LAST_PLACE_OF_PARTS;
    for (let at = 0; at <= last; at += 1) {
      const uses = entry.uses[at] ?? 0;
      const place = at as Place;
      if (uses > 0)
        found.push({ word: entry.word, place, like, score: like * weightOf(place, isMeasure), uses });
    }
  }
  return byKind(found);
}

/** Whether a match is the product's kind, not only its packaging, use or material. */
export const isHead = ({ place, like }: Match): boolean => place <= places.specialHead && like > PREFIX;

/** Only the word itself and its other forms. */
export function formsOf(asked: string, vocabulary: Vocabulary): readonly Word[] {
  const whole = vocabulary.find(asked);
  const forms = vocabulary.withStem(stemOf(asked));
  return whole && !forms.includes(whole) ? [whole, ...forms] : forms;
}
