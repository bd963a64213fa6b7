import { rootOf, stemOf } from './dutch-stem.ts';
import { type Place, places } from './index-product.ts';
import type { Vocabulary, Word } from './vocabulary.ts';
import { isNumber, splitMeasure } from './words.ts';

/** A word of the catalogue at one place, and how well it answers a word of the question. */
export interface Match {
  word: string;
  place: Place;
  /** How well it answers, wherever it stands. */
  like: number;
  score: number;
  /** About how many products it leads to. */
  uses: number;
}

/** How much a word counts where it stands, from the head of the name to the description. */
const weights = [1, 0.9, 0.55, 0.45, 0.4, 0.35, 0.1];
/** The head of a kind with other words that say which, where the shop has more of other kinds. */
const RARE_KIND = 0.8;
const RARE = 0.98;
/** A measure says as much behind the comma: 'can 5 liter'. It is never what a thing is. */
const MEASURE = 0.7;
const weightOf = (place: Place, isMeasure: boolean) =>
  isMeasure && place <= places.detail ? MEASURE : (weights[place] ?? 0);
/** Deeper than this, in properties and descriptions, a word counts whole or not at all. */
const DEEPEST_PART = places.group;

const WHOLE = 1;
const FORM = 0.98;
/** While somebody types, the beginning of a word is as good as the word. */
const TYPED = 0.9;
/** A Dutch compound is what its last part says: 'handzeep' is soap, a 'zeepdispenser' is not. */
const TAIL = 0.85;
/** A short word ends many that are no compounds: 'servet' is no 'vet'. Where several products end in it, it is a noun. */
const SHORT_TAIL = 0.46;
const SHORT = 3;
/** More than a word beside another head: 'glas' is rather in 'glasreiniger' than in 'microvezeldoek glas'. */
const BEGINNING = 0.6;
/**
 * Of five letters and more: fewer stand in words by accident, as 'verf' in 'luchtverfrisser'. But 'was' is in
 * 'afwasmiddel', behind a particle.
 */
const INSIDE = 0.3;
const particle = /^(?:aan|af|be|door|in|na|om|ont|op|over|uit|ver|voor)/;
const ROOT = 0.25;

/** Whether products are called this. */
export const namesProducts = ({ uses }: Word): boolean =>
  (uses[places.head] ?? 0) + (uses[places.specialHead] ?? 0) > 0;

/** How much of a word is there: all of it, or as yet its beginning. */
export type Typed = 'whole' | 'begun';

/** A number, alone or with what it counts. */
export const isDigits = (word: string) => isNumber(word) || splitMeasure(word) !== undefined;

/** Whether some products are called so, or by compounds that end in it. */
const isNoun = (stem: string, vocabulary: Vocabulary) => {
  const names = vocabulary.all.filter((entry) => entry.stem.endsWith(stem) && namesProducts(entry));
  return names.length > 1 || names[0]?.stem === stem;
};

/** How well words of the catalogue answer an asked one; 0 for not at all. */
function likenessTo(asked: string, vocabulary: Vocabulary, typed: Typed): (word: Word) => number {
  const [stem, root, digits] = [stemOf(asked), rootOf(asked), isDigits(asked)];
  const begun = typed !== 'whole';
  const tail = stem.length > SHORT || isNoun(stem, vocabulary) ? TAIL : SHORT_TAIL;
  return (entry) => {
    const { word, stem: own } = entry;
    if (word === asked) return WHOLE;
    if (begun && word.startsWith(asked)) return TYPED;
    // '5l' is not in '25l', but '60x80' is in '60x80x20'.
    if (digits) return word.startsWith(`${asked}x`) ? BEGINNING : 0;
    if (own === stem) return FORM;
    if (begun && asked.length > SHORT && word.indexOf(asked, 2) > 0 && namesProducts(entry))
      return TYPED * TAIL;
    if (asked.length < 3) return asked.length === 2 && word.startsWith(asked) ? BEGINNING : 0;
    if (word.endsWith(asked)) return tail;
    if (own.endsWith(stem)) return tail * FORM;
    // 'rietjes' are no 'rietsuiker': so short a stem begins other words too.
    if (word.startsWith(asked) || (stem.length > 4 && word.startsWith(stem))) return BEGINNING;
    if ((asked.length > 4 && word.includes(asked)) || (stem.length > 4 && word.includes(stem))) return INSIDE;
    if (word.replace(particle, '').startsWith(asked)) return INSIDE;
    return root !== undefined && word.startsWith(root) ? ROOT : 0;
  };
}

/**
 * Scores of heads, by how many products are of each kind. Who asks for gloves means the 'handschoen nitril' of which the
 * shop has most, before 'werkhandschoenen'; who asks for bags means the many 'afvalzakken', before 'vacuümzakken' and
 * the few of the 'zak ziekenhuisafval'.
 */
function byKind(matches: Match[]): Match[] {
  const most = (found: Match[]) => Math.max(0, ...found.map(({ uses }) => uses));
  const isTail = ({ place, like }: Match) =>
    place <= places.specialHead && like < FORM && like >= TAIL * FORM;
  const isSpecial = ({ place, like }: Match) => place === places.specialHead && like >= FORM;
  const common = most(matches.filter(isTail));
  const isRareSpecial = most(matches.filter(isSpecial)) < common;
  return matches.map((match) => {
    if (isTail(match) && match.uses < common / 2) return { ...match, score: match.score * RARE };
    return isRareSpecial && isSpecial(match) ? { ...match, score: match.like * RARE_KIND } : match;
  });
}

/** Every word of the catalogue that answers an asked one. */
export function matchesOf(asked: string, vocabulary: Vocabulary, typed: Typed = 'whole'): Match[] {
  const likeness = likenessTo(asked, vocabulary, typed);
  const isMeasure = isDigits(asked);
  const found: Match[] = [];
  for (const entry of vocabulary.all) {
    const like = likeness(entry);
    if (like === 0) continue;
    const last = like >= FORM ? places.description : DEEPEST_PART;
    for (let at = 0; at <= last; at += 1) {
      const uses = entry.uses[at] ?? 0;
      const place = at as Place;
      if (uses > 0)
        found.push({ word: entry.word, place, like, score: like * weightOf(place, isMeasure), uses });
    }
  }
  return byKind(found);
}

/** Whether a match says what the product is, not only what it comes in, is for or consists of. */
export const isHead = ({ place, like }: Match): boolean => place <= places.specialHead && like > BEGINNING;

/** Only the word itself and its other forms. */
export function formsOf(asked: string, vocabulary: Vocabulary): readonly Word[] {
  const whole = vocabulary.find(asked);
  const forms = vocabulary.withStem(stemOf(asked));
  return whole && !forms.includes(whole) ? [whole, ...forms] : forms;
}
