import { describe, expect, it, vi } from 'vitest';
import { assortmentSites, buildAssortment } from '../src/catalogue/index.ts';
import { companionsOf } from '../src/companions.ts';
import { documentsOf } from '../src/documents.ts';
import type { DemoProduct } from '../src/model.ts';
import { shippingBoxOf } from '../src/packaging.ts';
import { openGallery, openPress } from '../src/pictures.ts';
import { platesOf } from '../src/product-pictures.ts';

const all = assortmentSites.map((site) => ({ site, products: buildAssortment(site).products }));
const products = all[0]?.products ?? [];
const some = (test: (product: DemoProduct) => boolean) => products.filter(test);

describe('the pictures of a product', () => {
  it('are two to four, the packshot first, on every site', () => {
    for (const product of all.flatMap((one) => one.products)) {
      const kinds = platesOf(product).map(({ key }) => key.split(' ', 1)[0]);
      expect(kinds[0]).toBe('packshot');
      expect(kinds.length).toBeGreaterThanOrEqual(2);
      expect(kinds.length).toBeLessThanOrEqual(4);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  it('show a box with its content, in the words of the unit', () => {
    const boxed = some(({ units }) =>
      units.some(({ description }) => /^doos à 12 flessen/.test(description)),
    );
    expect(boxed.length).toBeGreaterThan(0);
    for (const product of boxed) expect(shippingBoxOf(product)?.label).toBe('12 flessen');
  });

  it('show no box where none is sold, and none around a box', () => {
    for (const product of some(({ units }) => units.every(({ name }) => name !== 'doos')))
      expect(shippingBoxOf(product)).toBeUndefined();
    for (const product of some(({ packshot }) => packshot.form === 'cardboard-box'))
      expect(shippingBoxOf(product)).toBeUndefined();
  });

  it.each([
    ['zeepvullingen', 'soap-dispenser'],
    ['toiletpapier-jumbo', 'toilet-roll-dispenser'],
    ['vuilniszakken', 'waste-bin'],
    ['strengmoppen', 'mop-bucket'],
    ['koffiebekers', 'cup-lid'],
  ])('show %s with a %s of the same brand', (family, form) => {
    const [product] = some((one) => one.family === family);
    const companions = product ? companionsOf(product) : [];
    expect(companions.map((companion) => companion.form)).toContain(form);
    for (const { brand } of companions) expect(brand).toBe(product?.brand);
  });

  it('are drawn once for all sites', () => {
    const press = openPress();
    const [first, second] = ['een', 'twee'].map((site) => openGallery(site, press));
    const draw = vi.fn(() => '<svg/>');
    const url = first?.add('packshots', 'rol', draw, 'Een rol');
    expect(second?.add('packshots', 'rol', draw, 'Een rol')).toBe(url?.replace('/een/', '/twee/'));
    expect(draw).toHaveBeenCalledTimes(1);
    expect([...(second?.drawings.values() ?? [])]).toEqual([...(first?.drawings.values() ?? [])]);
  });
});

describe('the documents of a product', () => {
  it('are a safety sheet for chemicals and nothing for the rest', () => {
    const chemical = some(({ family }) => /reiniger$|^chloor$|zeep-|^handgel|^waspoeder/.test(family));
    expect(chemical.length).toBeGreaterThan(50);
    for (const product of chemical) {
      const [document, ...others] = documentsOf('demo', product);
      expect(others).toEqual([]);
      expect(document?.title).toBe('Veiligheidsblad');
      expect(document?.url).toMatch(/^\/media\/demo\/documents\/veiligheidsblad-[a-z0-9-]+\.pdf$/);
    }
    const other = some(({ family }) => /toiletpapier|zakken|handschoenen|dispensers$/.test(family));
    for (const product of other) expect(documentsOf('demo', product)).toEqual([]);
  });
});
