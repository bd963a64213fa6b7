import { quoted, type TextFinding } from '../finding.ts';
import type { Passage } from '../read-text.ts';
import type { SiteFacts } from './site-facts.ts';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** Not within a word, an address or a domain. */
const alone = (pattern: string, flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\d@./_-])(?:${pattern})(?![\p{L}\d@/_]|[.-][\p{L}\d])`, flags);

/** The own name in any spelling: with and without capitals, spaces and hyphens. */
const looseNames = new WeakMap<SiteFacts, RegExp>();
function looseName(facts: SiteFacts): RegExp {
  const signs = [...facts.name.replace(/[\s-]/g, '')].map(escaped);
  const known = looseNames.get(facts) ?? alone(signs.join(String.raw`[\s-]?`), 'giu');
  looseNames.set(facts, known);
  return known;
}

/** A name that is a word too, as "Vloerzorg", is meant as a name where no sentence or heading begins with it. */
const isAtStart = (text: string, index: number) =>
  index === 0 || /[.!?:;–"“(•]\s?$/.test(text.slice(Math.max(0, index - 2), index));

function otherNames({ text, block, element }: Passage, { name: own, others }: SiteFacts): TextFinding[] {
  return others.flatMap(({ name }) => {
    if (name === own || !text.includes(name)) return [];
    const isMeant = [...text.matchAll(alone(escaped(name), 'gu'))].some(
      ({ index }) => !isAtStart(text, index) || (name.includes(' ') && !/^h\d|t[dh]$/.test(element)),
    );
    return isMeant ? [{ code: 'other_shop', quote: name, block, expected: name }] : [];
  });
}

/** "horeca huis" for a shop that is called Horecahuis. */
function misspelt({ text, block }: Passage, facts: SiteFacts): TextFinding[] {
  const { name } = facts;
  if (text.length < name.replace(/[\s-]/g, '').length) return [];
  const spellings = new Set([...text.matchAll(looseName(facts))].map(([quote]) => quote));
  return [...spellings]
    .filter((quote) => quote !== name && /\p{Lu}/u.test(quote.slice(0, 1)) && quote !== name.toUpperCase())
    .map((quote) => ({ code: 'name_spelling', quote: quoted(quote), block, expected: name }));
}

/** Names of other shops, and the own one in another spelling. */
export const wrongNames = (passage: Passage, facts: SiteFacts): TextFinding[] => [
  ...otherNames(passage, facts),
  ...misspelt(passage, facts),
];
