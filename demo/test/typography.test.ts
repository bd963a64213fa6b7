import { expect, it } from 'vitest';
import { buildAssortment } from '../src/catalogue/index.ts';
import { typeset } from '../src/typography.ts';

/** Shows what can't be seen: `_` is a space that does not break, `~` such a hyphen. */
const visible = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2011', '~');

it.each([
  ['Afvalzak Toonkeur 60x80 cm T25, 500 zakken', 'Afvalzak Toonkeur 60_×_80_cm T25, 500_zakken'],
  ['Vouwdoos 31 x 22 x 15,5 cm, bruin', 'Vouwdoos 31_×_22_×_15,5_cm, bruin'],
  ['Industrierol 2-laags 370 meter x 24 cm', 'Industrierol 2~laags 370_meter_×_24_cm'],
  ['Servet 33 x 33 cm 1/4-vouw', 'Servet 33_×_33_cm 1/4~vouw'],
  ['Z-vouw, met 4 x AA', 'Z~vouw, met 4_×_AA'],
  ['Max 5 lagen, anti-slip, non-woven', 'Max 5 lagen, anti-slip, non-woven'],
  ['Gebruik 20-50 ml op 10 liter water', 'Gebruik 20-50_ml op 10_liter water'],
])('%s', (text, expected) => {
  expect(visible(typeset(text))).toBe(expected);
  expect(typeset(typeset(text))).toBe(typeset(text));
});

it('leaves no letter x between measures in any text about a product', () => {
  const texts = ['demo', 'huispapier', 'verpakkingsloods'].flatMap((site) =>
    buildAssortment(site).products.flatMap(({ name, description, specifications }) => [
      name,
      description,
      ...specifications.map(({ value }) => value),
    ]),
  );
  expect(texts.map(typeset).filter((text) => /\d ?x ?\d|\d \S+ x \d/.test(text))).toEqual([]);
});
