import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords, type TextPart } from '@/components/history/compare-words';

const joined = (parts: readonly TextPart[], but: TextPart['change']) =>
  parts
    .filter(({ change }) => change !== but)
    .map(({ text }) => text)
    .join('');

/** `{removed}`, `[added]`. */
const shown = (parts: readonly TextPart[]) =>
  parts
    .map(({ change, text }) => (change === 'same' ? text : change === 'removed' ? `{${text}}` : `[${text}]`))
    .join('');

const wordsOf = (text: string) => text.match(/[a-z]+|\d+,\d+/g) ?? [];

/** Neighbouring removed and added parts are one change. */
function changesOf(parts: readonly TextPart[]): { removed: string; added: string }[] {
  const changes: { removed: string; added: string }[] = [];
  let isOpen = false;
  for (const { change, text } of parts) {
    if (change !== 'same') {
      if (!isOpen) changes.push({ removed: '', added: '' });
      const last = changes.at(-1);
      if (last) last[change] += text;
    }
    isOpen = change !== 'same';
  }
  return changes;
}

describe('compareWords', () => {
  it.each([
    ['Vandaag besteld, morgen in huis', 'Vandaag besteld, in huis', 'Vandaag besteld, {morgen }in huis'],
    ['Morgen in huis', 'Morgen in huis.', 'Morgen in huis[.]'],
    ['Morgen in huis', 'Morgen in huis of eerder', 'Morgen in huis[ of eerder]'],
    ['Bel (073) 123', 'Bel (073) 123!', 'Bel (073) 123[!]'],
    ['Vanaf € 50,00 gratis', 'Vanaf € 75,00 gratis', 'Vanaf € {50,00}[75,00] gratis'],
    ['Rode emmer voor thuis', 'Blauwe emmer voor kantoor', '{Rode}[Blauwe] emmer voor {thuis}[kantoor]'],
    ['een twee', 'drie vier', '{een twee}[drie vier]'],
    ['', 'nieuw', '[nieuw]'],
  ])('of “%s” and “%s” gives “%s”', (before, after, expected) => {
    expect(shown(compareWords(before, after))).toBe(expected);
  });

  it('gives both texts back, and marks no word that a change has on both sides', () => {
    const word = fc.constantFrom('de', 'emmer', 'is', 'rood', '1,50');
    const gap = fc.constantFrom(' ', ' ', '  ', '\n', ', ', '. ', ' – ');
    const text = fc
      .array(fc.tuple(word, gap), { maxLength: 16 })
      .map((tokens) => tokens.flat().join(''))
      .chain((long) => fc.constantFrom(long, long.trim()));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = compareWords(before, after);
        expect(joined(parts, 'added')).toBe(before);
        expect(joined(parts, 'removed')).toBe(after);
        for (const { removed, added } of changesOf(parts)) {
          const [one, other] = [wordsOf(removed), wordsOf(added)];
          if (one.length === 0 || other.length === 0) continue;
          expect(one[0]).not.toBe(other[0]);
          expect(one.at(-1)).not.toBe(other.at(-1));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('compares two texts of thousands of words as well', () => {
    const words = Array.from({ length: 9_000 }, (_, at) => `woord${at}`).join(' ');
    const parts = compareWords(`${words} oud ${words}`, `${words} nieuw ${words}`);
    expect(shown(parts.filter(({ change }) => change !== 'same'))).toBe('{oud}[nieuw]');
  });
});
