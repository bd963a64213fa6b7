import { describe, expect, it } from 'vitest';
import { namePartsOf } from '../../../src/modules/catalogue/search/name-parts.ts';

const partsOf = (name: string, category = '', brand = 'Blinkhoek') => namePartsOf({ name, brand, category });

describe('the kind of a product', () => {
  it.each([
    ['Emmer Blinkhoek 12 liter, rood', 'Emmers', ['emmer'], false],
    ['Blinkhoek emmer 12 liter', 'Emmers', ['emmer'], false],
    ['Zak ziekenhuisafval Blinkhoek 60 liter', 'Zorg', ['zak'], true],
    ['Papieren zakdoekjes Blinkhoek 3-laags', 'Zakdoekjes', ['zakdoekjes'], true],
    ['Dubbele mopwagen Blinkhoek 50 liter', 'Emmers & mopwagens', ['mopwagen'], true],
    ['Handschoen nitril Blinkhoek maat S', 'Nitril', ['handschoen', 'nitril'], true],
    ['Nitril handschoen maat S', 'Handschoenen', ['nitril', 'handschoen'], true],
    ['Stoffer en blik Blinkhoek', 'Vegen', ['stoffer', 'blik'], false],
    ['Dweil', '', ['dweil'], false],
    ['Blinkhoek', '', ['blinkhoek'], false],
  ])('%s in %s', (name, category, heads, isSpecial) => {
    expect(partsOf(name, category)).toMatchObject({ heads, isSpecial });
  });

  it('is not its packing, nor its purpose', () => {
    const { name, detail } = partsOf('Ontkalker Blinkhoek met geur voor koffiemachines, can 2,5 liter');
    expect(name.trim()).toBe('Ontkalker Blinkhoek');
    expect(detail.split(/[ ,]+(?!5)/).filter(Boolean)).toEqual([
      'met',
      'geur',
      'voor',
      'koffiemachines',
      'can',
      '2,5',
      'liter',
    ]);
  });
});
