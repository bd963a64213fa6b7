import { describe, expect, it } from 'vitest';
import { rootOf, stemOf } from '../../../src/modules/catalogue/search/dutch-stem.ts';
import { withoutEach, withoutMeasures } from '../../../src/modules/catalogue/search/fewer-words.ts';
import { synonymsOf } from '../../../src/modules/catalogue/search/find-synonyms.ts';
import { indexWords } from '../../../src/modules/catalogue/search/index-product.ts';
import { hasSameMeasure } from '../../../src/modules/catalogue/search/same-measure.ts';
import { kindsOf, sameMeaning } from '../../../src/modules/catalogue/search/synonyms.ts';
import { errorsBetween, knownWords, meant } from '../../../src/modules/catalogue/search/typing-errors.ts';
import { wordsOf } from '../../../src/modules/catalogue/search/words.ts';

describe('forms of one Dutch word have one stem', () => {
  it.each([
    ['zak', 'zakken', 'zakje', 'zakjes'],
    ['doos', 'dozen', 'doosje'],
    ['maat', 'maten'],
    ['mat', 'matten'],
    ['handschoen', 'handschoenen'],
    ['dispenser', 'dispensers'],
    ['mop', 'mops', 'moppen'],
    ['tissue', 'tissues'],
    ['spons', 'sponzen', 'sponsje'],
    ['emmer', 'emmers', 'emmertje'],
    ['rol', 'rollen', 'rolletje'],
    ['zwart', 'zwarte'],
    ['rood', 'rode'],
    ['grijs', 'grijze'],
    ['poedervrij', 'poedervrije'],
    ['glas', 'glazen'],
    ['schoonmaak', 'schoonmaken'],
    ['tape', 'tapes'],
    ['douche', 'douches'],
  ])('%s %s', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it('and different words have different ones', () => {
    for (const [one, other] of [
      ['mat', 'maat'],
      ['bak', 'baak'],
      ['papier', 'papa'],
      ['fles', 'fle'],
      ['doos', 'doo'],
    ])
      expect(stemOf(one ?? '')).not.toBe(stemOf(other ?? ''));
  });

  it('and agent nouns and verbs share a root', () => {
    expect([rootOf('reiniger'), rootOf('reiniging'), stemOf('reinigen')]).toEqual([
      'reinig',
      'reinig',
      'reinig',
    ]);
    expect(rootOf('doek')).toBeUndefined();
  });
});

describe('a text as words', () => {
  it.each([
    ['Crèmespoeling ÉXTRA', 'cremespoeling extra'],
    ['60 × 80 cm', '60x80 cm'],
    ['60\u00a0×\u00a080\u00a0cm', '60x80 cm'],
    ['2\u2011laags Z\u2011vouw', '2 laags z vouw'],
    ['1.000 stuks', '1000 stuks'],
    ['2,5 en 7.5 kg', '2,5 en 7,5 kg'],
    ['2-laags, wit.', '2 laags wit'],
    ['zeep\u0000dispenser', 'zeep dispenser'],
    ['🧻 %_\\', ''],
  ])('%s → %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it.each([
    ['Can 5 liter', ['can', '5l', '5']],
    ['500ml', ['500ml', '500']],
    ['2-laags 400 vel', ['2laag', '2', 'laags', '400vel', '400', 'vel']],
    ['60 x 80 cm', ['60x80', '60x80']],
    ['0,5 liter', ['500ml', '0,5']],
    ['33 cl of 1.000 ml', ['330ml', '33', '1l', '1000']],
    ['1000 gram, 50 mm', ['1kg', '1000', '5cm', '50']],
    ['maat M', ['maat', 'm']],
    ['voor de meter', ['meter']],
  ])('is kept with its measures: %s', (text, words) => {
    expect([...indexWords(text)]).toEqual(words);
  });
});

it('a number and its unit are left out of a query together, a count also by its name alone', () => {
  expect(withoutEach('emmer 10 liter')).toEqual(['10 liter', 'emmer']);
  expect(withoutEach('tabletten 100 stuks')).toEqual(['100 stuks', 'tabletten', 'tabletten 100']);
  expect(withoutEach('emmer')).toEqual([]);
  expect(withoutMeasures('rode emmer 10 liter')).toEqual(['rode emmer']);
  expect(withoutMeasures('10 liter')).toEqual([]);
});

it('a measure is of one kind, in any unit', () => {
  expect(hasSameMeasure('Emmer 6 liter, rood', '500 ml')).toBe(true);
  expect(hasSameMeasure('Zak 60 liter', 'zak 25 kg')).toBe(false);
});

describe('typing errors', () => {
  it.each([
    ['zeep', 'zeep', 0],
    ['papeir', 'papier', 0.9],
    ['dispenserr', 'dispenser', 0.5],
    ['desinfektie', 'desinfectie', 0.5],
    ['hanschoen', 'handschoen', 1],
    ['emmer', 'wisser', Number.POSITIVE_INFINITY],
  ])('%s for %s are %d', (typed, word, errors) => {
    expect(errorsBetween(typed, word, 2)).toBe(errors);
  });

  const known = knownWords(
    ['zeep', 'zeef', 'toiletpapier', 'vork', 'ffp2'].map((word, at) => ({ word, uses: at === 0 ? 100 : 1 })),
  );
  it.each([
    ['toiletpapeir', 'toiletpapier'],
    ['zeeep', 'zeep'],
    ['tork', undefined],
    ['xyzzy', undefined],
  ])('%s means %s', (typed, word) => {
    expect(meant(typed, known)).toBe(word);
  });
});

describe('the synonyms of the field', () => {
  const names = [...sameMeaning.flat(), ...Object.keys(kindsOf), ...Object.values(kindsOf).flat()];

  it('are in lower case without signs, each once in its list', () => {
    expect(names.filter((name) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(sameMeaning.filter((list) => new Set(list).size < list.length || list.length < 2)).toEqual([]);
  });

  it('match a phrase in any form, apart or as one', () => {
    for (const phrase of [['wc', 'papier'], ['wcpapier'], ['wc', 'rollen']])
      expect(synonymsOf(phrase).map(({ word }) => word)).toContain('toiletpapier');
    expect(synonymsOf(['constructor'])).toEqual([]);
  });
});

it('folds have one spelling, and what a product is without is another word', () => {
  expect(['zvouw', 'Z-vouw', 'z-fold', 'Z fold'].map((text) => wordsOf(text).join(' '))).toEqual(
    Array(4).fill('z vouw'),
  );
  expect(wordsOf('Vouwdoos, zonder chloor')).toEqual(['vouwdoos', 'zonderchloor']);
  expect(wordsOf('vrij van parfum of lotion')).toEqual(['zonderparfum', 'zonderlotion']);
});
