import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/modules/catalogue/search/parse-query.ts';
import { readVocabulary } from '../../../src/modules/catalogue/search/vocabulary.ts';

/** Words with their uses by place (`places`), as powers of two (base 36, one more). */
const words = readVocabulary(
  '1',
  [
    'wit wit 00h0000',
    'helderwit helderwit 00g0000',
    'roomwit roomwit 00c0000',
    'toiletpapier toiletpapier b000000',
    'toiletborstel toiletborstel d000000',
    'toiletbril toiletbril c000000',
    'toiletblok toiletblok d000000',
    'zeep zeep 1000000',
    'zeepdispenser zeepdispenser 1000000',
    '5l 5l 0010000',
    'zwaan zwaan 0000001',
  ].join('\n'),
);
const read = (text: string) => parseQuery(text, words);
const matched = (text: string) => (read(text)?.matches ?? []).map((list) => list.map(({ word }) => word));

describe('the matches of a word are limited', () => {
  it('by leaving out its weakest matches, never the best', () => {
    expect(matched('wit')).toEqual([['wit']]);
    expect(matched('roomwit')).toEqual([['roomwit']]);
  });

  it('to the common ones that fit an unfinished word', () => {
    expect(matched('toiletb')).toEqual([['toiletborstel']]);
    expect(matched('toilet')[0]?.toSorted()).toEqual([
      'toiletblok',
      'toiletborstel',
      'toiletbril',
      'toiletpapier',
    ]);
  });

  it('together for all words', () => {
    const question = read('toilet wit zeep 5l toiletpapier zeepdispenser roomwit helderwit');
    expect(question?.matches[0]?.map(({ word }) => word)).toEqual([
      'toiletborstel',
      'toiletbril',
      'toiletpapier',
    ]);
  });
});

describe('a query', () => {
  it('treats an unknown last word as a prefix, and several words can name one thing', () => {
    expect(matched('zeepd')).toEqual([['zeepdispenser']]);
    expect(matched('zeepd papier')[0]).toEqual(['zeepdispenser']);
    expect(read('toilet papier')?.words).toEqual(['toiletpapier']);
    expect(read('papier toilet')?.words).toEqual(['papier', 'toilet']);
    expect(matched('papier toilet')[1]?.[0]).toBe('toiletpapier');
  });

  it('has each word once, and at most eight', () => {
    expect(read('zeep ZEEP zeep')?.words).toEqual(['zeep']);
    expect(read('a b c d e f g h i j')?.words).toHaveLength(8);
  });

  it('without letters and digits is empty', () => {
    for (const text of ['', ' ', '%', '🧻']) expect(read(text)).toBeUndefined();
  });

  it('keeps its other words when one is corrected', () => {
    expect(read('zeepdispencer van 5 liter')).toMatchObject({
      words: ['zeepdispenser', '5l'],
      corrected: 'zeepdispenser van 5 liter',
    });
  });

  it('is not corrected by words of descriptions, nor where most of it is unknown', () => {
    expect(read('zwaan')).not.toHaveProperty('corrected');
    expect(read('zeeq toiletpapeir zeepdispencer toiletbrel')).not.toHaveProperty('corrected');
  });
});
