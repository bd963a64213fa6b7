import { describe, expect, it } from 'vitest';
import { buildAssortment } from '../src/catalogue/index.ts';

const sites = ['demo', 'huispapier', 'horecahuis', 'vloerzorg', 'zeepmeester'] as const;
const products = sites.flatMap((site) => buildAssortment(site).products);
const specOf = ({ specifications }: (typeof products)[number], label: string) =>
  specifications.find((one) => one.label === label)?.value;
const usesOf = (family: string) => products.filter((product) => product.family === family);

describe('the use that demo products give', () => {
  it('is known for every concentrate, cleaner, detergent and paper whose specifications say it', () => {
    const missing = products.filter(
      (product) =>
        product.use === undefined &&
        (specOf(product, 'Dosering') !== undefined ||
          specOf(product, `Vellen per ${product.baseUnit}`) !== undefined),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(products.filter(({ use }) => use).length).toBeGreaterThan(300);
    expect(
      products.filter(({ use }) => use && !(Number.isSafeInteger(use.content) && use.content > 0)),
    ).toEqual([]);
  });

  it('is the solution that the text of a can promises', () => {
    const promised = products.flatMap((product) => {
      const [, litres] = /ongeveer ([\d.]+) liter gebruiksoplossing/.exec(product.description) ?? [];
      return litres === undefined ? [] : [{ product, litres: Number(litres.replaceAll('.', '')) }];
    });
    expect(promised.length).toBeGreaterThan(20);
    for (const { product, litres } of promised) {
      expect(product.use?.measure, product.name).toBe('litre_solution');
      expect(Math.round((product.use?.content ?? 0) / 1000), product.name).toBe(litres);
    }
  });

  it('is the number of washes that the text of a detergent promises', () => {
    const promised = products.flatMap((product) => {
      const [, washes] = /ongeveer (\d+) wasbeurten van 5 kg/.exec(product.description) ?? [];
      return washes === undefined ? [] : [{ product, washes: Number(washes) }];
    });
    expect(promised.length).toBeGreaterThan(5);
    for (const { product, washes } of promised) {
      expect(product.use?.measure, product.name).toBe('wash');
      expect(Math.round((product.use?.content ?? 0) / 1000), product.name).toBe(washes);
    }
  });

  it('is the sheets that the name of a roll or bundle says', () => {
    const named = [...usesOf('toiletpapier-traditioneel'), ...usesOf('keukenrollen')];
    expect(named.length).toBeGreaterThan(10);
    for (const { name, use } of named)
      expect(use, name).toEqual({
        measure: 'thousand_sheets',
        content: Number(/ (\d+) vel/.exec(name)?.[1]),
      });
  });

  it('is a wash for a tablet, the litre itself where it is ready, and the highest of two dosages', () => {
    for (const { use } of usesOf('vaatwastabletten')) expect(use).toEqual({ measure: 'wash', content: 1000 });
    const spray = usesOf('glasreiniger').find(({ name }) => name.includes('500 ml'));
    expect(spray?.use).toEqual({ measure: 'litre_solution', content: 500 });
    const machine = usesOf('vaatwasmiddel').find(({ name }) => name.includes('10 liter'));
    expect(machine?.use).toEqual({ measure: 'litre_solution', content: 2_500_000 });
  });

  it('is unknown for paper that is sold by the metre', () => {
    expect(usesOf('toiletpapier-jumbo').filter(({ use }) => use)).toEqual([]);
  });
});
