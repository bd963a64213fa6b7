import { describe, expect, it } from 'vitest';
import { assortmentSites, buildAssortment } from '../src/catalogue/index.ts';
import type { DemoProduct } from '../src/model.ts';
import { composeOnce } from '../src/packshots/compose.ts';
import { drawPackshot } from '../src/packshots/index.ts';
import { platesOf } from '../src/product-pictures.ts';

const products = assortmentSites.flatMap((site) => buildAssortment(site).products);

const named = (name: RegExp): DemoProduct[] => {
  const found = products.filter((product) => name.test(product.name));
  expect(found.length, String(name)).toBeGreaterThan(0);
  return found;
};
const packshotOf = (product: DemoProduct): string => platesOf(product)[0]?.draw() ?? '';
const formsOf = (name: RegExp) => [...new Set(named(name).map(({ packshot }) => packshot.form))];

describe('a packshot shows what the name says', () => {
  it.each([
    [/^Baardmasker/, 'beard-mask', 'Een baardmasker'],
    [/^Haarnet/, 'hair-net', 'Een haarnet'],
    [/^Gelaatsscherm/, 'face-shield', 'Een gelaatsscherm'],
    [/^Inwasserhoes/, 'washer-sleeve', 'Een inwasserhoes'],
    [/^Inwashouder/, 'washer-holder', 'Een inwashouder'],
    [/^Wisserrubber/, 'wiper-rubber', 'Een wisserrubber'],
    [/^Raamwisser/, 'squeegee', 'Een raamwisser'],
    [/^Afvalscheidingsbak .* met deksel/, 'sorting-bin', 'Een afvalscheidingsbak met deksel'],
    [/^Vuilnisvat met deksel/, 'drum-bin', 'Een vuilnisvat met deksel'],
    [/^Swingafvalbak/, 'swing-bin', 'Een afvalbak met klapdeksel'],
    [/^Papierbak/, 'waste-bin', 'Een afvalbak'],
    [/^Maaltijdbak .* met deksel/, 'lidded-tray', 'Een maaltijdbak met deksel'],
    [/^Maaltijdbak .* bagasse/, 'food-tray', 'Een maaltijdbak'],
    [/^Afwasborstel/, 'dish-brush', 'Een afwasborstel'],
    [/^Toiletborstel/, 'toilet-brush', 'Een toiletborstel in een houder'],
    [/^Werkborstel/, 'brush', 'Een borstel'],
    [/^Schuurpad/, 'scouring-pad', 'Een schuurpad'],
    [/^Schuurspons/, 'sponge', 'Een spons'],
    [/^Draagtas .* lusdraagtas/, 'loop-bag', 'Een lusdraagtas'],
    [/^Draagtas .* hemdtas/, 'vest-bag', 'Een hemdtas'],
    [/^Papieren draagtas/, 'carrier-bag', 'Een draagtas'],
  ])('%s is drawn as %s', (name, form, words) => {
    expect(formsOf(name)).toEqual([form]);
    for (const product of named(name)) expect(platesOf(product)[0]?.alt.startsWith(words)).toBe(true);
  });

  it('draws a sleeve differently from a squeegee of the same colours, brand and label', () => {
    const [squeegee] = named(/^Raamwisser/);
    for (const sleeve of named(/^Inwasserhoes/)) {
      const asSqueegee = { ...sleeve.packshot, form: squeegee?.packshot.form ?? sleeve.packshot.form };
      expect(packshotOf(sleeve)).not.toBe(drawPackshot(asSqueegee));
    }
  });

  it('shows the scouring pad of a sleeve only where there is one', () => {
    const [plain] = named(/^Inwasserhoes .* microvezel 35/);
    const padded = named(/^Inwasserhoes .* met schuurpad 35/).find(({ brand }) => brand === plain?.brand);
    expect(plain?.packshot.accent).toBeUndefined();
    expect(padded?.packshot.accent).toBeDefined();
  });

  it('draws a scouring pad in its own colour only', () => {
    for (const { packshot } of named(/^Schuurpad .* wit/)) expect(packshot.accent).toBeUndefined();
  });

  it('draws a bin of 60 litres lower than one of 90 litres, with the lid in the colour of its stream', () => {
    const bins = named(/^Afvalscheidingsbak/);
    const seen = (litres: number) =>
      bins.filter(({ name }) => name.includes(`${litres} liter`)).map(packshotOf);
    const low = new Set(seen(60));
    for (const tall of seen(90)) expect(low.has(tall)).toBe(false);
    const lids = new Set(bins.map(({ packshot }) => packshot.accent));
    expect(lids.size).toBe(4);
  });
});

describe('a can', () => {
  const cans = products.filter(({ packshot }) => packshot.form === 'jerrycan');
  const sold = cans.filter(({ family }) => family !== 'sproeiflacons');

  it('has the content that its label states', () => {
    expect(sold.length).toBeGreaterThan(0);
    for (const { packshot } of sold) expect(packshot.label).toBe(`${packshot.litres} L`);
  });

  it('of 5, 10 and 20 litres differs in size, also without its label', () => {
    const cansOf = (litres: number) =>
      sold.filter(({ packshot }) => packshot.litres === litres).map(({ packshot }) => packshot);
    const sizes = [5, 10, 20].map((litres) => {
      const [can] = cansOf(litres);
      expect(can).toBeDefined();
      return can ? composeOnce({ ...can, label: '' }).footprint : [];
    });
    const [small, medium, large] = sizes.map(([width = 0]) => width);
    expect(small).toBeLessThan(medium ?? 0);
    expect(medium).toBeLessThan(large ?? 0);
  });
});
