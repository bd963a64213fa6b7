import { describe, expect, it } from 'vitest';
import { matchParts } from '@/components/search/match-parts';
import { shownText } from '@/components/search/shown-text';

describe('the matching part of a name', () => {
  const marked = (name: string, search: string) =>
    matchParts(name, search)
      .map(({ text, matches }) => (matches ? `[${text}]` : text))
      .join('');

  it.each([
    ['Zeepdispenser wit', 'dispenser', 'Zeep[dispenser] wit'],
    ['Zeepdispenser wit', 'WIT zeep', '[Zeep]dispenser [wit]'],
    ['Crème brûlée', 'creme', '[Crème] brûlée'],
    ['Jumborol 2-laags, 320 m', '2', 'Jumborol [2]-laags, 320 m'],
    ['Allesreiniger 5 l', 'l', 'Allesreiniger 5 [l]'],
    ['Afvalzak 60\u00a0×\u00a080\u00a0cm', '60x80 cm', 'Afvalzak [60\u00a0×\u00a080]\u00a0[cm]'],
    ['Jumborol 2\u2011laags', '2-laags', 'Jumborol [2\u2011laags]'],
    ['Prijs (per doos)', '(per', 'Prijs [(per] doos)'],
    ['Mop', '', 'Mop'],
    ['Mop', '.*+?[]{}|^$\\', 'Mop'],
    ['Ślimak ﬁjn', 'fijn', 'Ślimak ﬁjn'],
  ])('%s, searched with %s: %s', (name, search, expected) => {
    expect(marked(name, search)).toBe(expected);
    expect(
      matchParts(name, search)
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
  });
});

describe('a searched text on the screen', () => {
  it('is shortened between characters, not within one', () => {
    expect(shownText('😀'.repeat(100))).toBe(`${'😀'.repeat(60)}…`);
  });

  it('cannot reverse the surrounding Dutch text', () => {
    expect(shownText('a\u202eb\u2066c')).toBe('abc');
    expect(shownText('صابون')).toBe('صابون');
  });
});
