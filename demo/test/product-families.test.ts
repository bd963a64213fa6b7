import { describe, expect, it } from 'vitest';
import { assortmentSites, buildAssortment } from '../src/catalogue/index.ts';
import { familiesOf } from '../src/catalogue/product-families.ts';

const demo = familiesOf(buildAssortment('demo').products);
const valuesOf = (name: string) => {
  const family = demo.find((one) => one.name === name);
  return family && [family.axis, ...family.members.map(({ value }) => value)];
};

describe('articles that differ in one measure are one family', () => {
  it.each([
    ['Bekerdeksel Toonkeur CPLA wit', ['Diameter', '62 mm', '73 mm', '80 mm', '90 mm']],
    ['Snackbakje Toonkeur karton, wit', ['Formaat', '9 x 13 cm', '11 x 16 cm', '13 x 20 cm']],
    ['Zaalbezem Mopperij, paardenhaarmengsel', ['Breedte', '30 cm', '40 cm', '60 cm']],
    ['Aluminiumfolie Wikkelrijk 300 meter in snijdoos', ['Breedte', '30 cm', '45 cm']],
    ['Onthardingszout Vaatora grof', ['Gewicht', '2 kg', '10 kg', '25 kg']],
    ['Strengenmop Toonkeur katoen, band blauw', ['Gewicht', '250 g', '350 g', '450 g']],
    ['Handzeep navulcan Handelijn citrus', ['Inhoud', '5 liter', '10 liter']],
    ['Handdesinfectie Schermaar 70 % alcohol gel', ['Inhoud', '100 ml', '500 ml', '1 liter']],
    ['Drinkbeker Tafelwijs karton', ['Inhoud', '200 ml', '300 ml', '500 ml']],
  ])('%s', (name, expected) => {
    expect(valuesOf(name)).toEqual(expected);
  });

  it('and boxes stand from small to large by their three sides', () => {
    expect(valuesOf('Vouwdoos Wikkelrijk dubbelgolf, bruin')).toEqual([
      'Binnenmaat',
      ...['40 x 30 x 30 cm', '50 x 40 x 30 cm', '60 x 40 x 40 cm', '80 x 60 x 40 cm'],
    ]);
  });
});

it('colours of napkins stay a family, sizes of mops are one in each colour of a zone', () => {
  expect(demo.find(({ name }) => /^Servet .* 33 x 33 cm/.test(name))?.axis).toBe('Kleur');
  expect(valuesOf('Vlakmop Mopperij microvezel, geel')).toEqual(['Breedte', '40 cm', '50 cm']);
});

it.each(assortmentSites)('no lid of %s that has another diameter stands alone', (site) => {
  const { products } = buildAssortment(site);
  const grouped = new Set(
    familiesOf(products).flatMap(({ members }) => members.map((one) => one.articleNumber)),
  );
  const alone = products.filter(
    ({ family, articleNumber }) => family === 'deksels' && !grouped.has(articleNumber),
  );
  const kinds = alone.map(({ name }) => name.replace(/ \d+ mm.*/, ''));
  expect(
    kinds.filter((kind) => products.filter(({ name }) => name.startsWith(`${kind} `)).length > 1),
  ).toEqual([]);
});
