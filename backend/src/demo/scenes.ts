import { spread } from './choose.ts';
import type { DemoProduct } from './model.ts';
import { drawScene } from './packshots/index.ts';
import type { Gallery } from './pictures.ts';

/** The assortment landing pages (spec §2) and what stands in their picture. */
const landings: Record<string, RegExp> = {
  afvalzakken: /zakken/,
  schoonmaakmiddelen: /reiniger|ontkalker|ontvetter/,
  toiletpapier: /^toiletpapier/,
  zeepdispensers: /^zeep/,
  mondkapjes: /mondkapjes|ademmaskers/,
};

const IN_SCENE = 6;
const HERO = { width: 1200, height: 640 };
const LANDING = { width: 1280, height: 480 };

/**
 * Pictures for the home page (`hero`, and `hero-cutout` without a backdrop) and for the landing pages. A site without
 * such products has no such picture.
 */
export function drawScenes(gallery: Gallery, products: DemoProduct[]): void {
  const specsOf = (some: DemoProduct[]) => spread(some, IN_SCENE).map((product) => product.packshot);
  const hero = differentShapes(products)
    .slice(0, IN_SCENE)
    .map((product) => product.packshot);
  gallery.addScene('hero', drawScene(hero, HERO));
  gallery.addScene('hero-cutout', drawScene(hero, { ...HERO, background: 'none' }));
  for (const [name, family] of Object.entries(landings)) {
    const specs = specsOf(products.filter((product) => family.test(product.family)));
    if (specs.length > 0) gallery.addScene(name, drawScene(specs, LANDING));
  }
}

/** One product of each shape, from a different main group each time as long as there are any, house brands first. */
function differentShapes(products: DemoProduct[]): DemoProduct[] {
  const own = [...products].sort((a, b) => Number(b.houseBrand) - Number(a.houseBrand));
  const shapes = Map.groupBy(own, (product) => product.packshot.form);
  const firsts = [...shapes.values()].flatMap((some) => some.slice(0, 1));
  return spread(
    firsts.map((product) => ({ ...product, family: product.group.split('/')[0] ?? '' })),
    firsts.length,
  );
}
