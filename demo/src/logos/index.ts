import { slugify } from '../../../lib/slug.ts';
import { brands } from '../catalogue/brands.ts';
import type { DemoProduct } from '../model.ts';
import { houseColour } from '../packshots/kit/look.ts';
import type { Gallery } from '../pictures.ts';
import { drawLogo, type LogoSpec } from './draw-logo.ts';

/** Logo of a known brand; any other name is a house brand, in the colour of its packs. */
function logoOf(name: string, colour: string | undefined): LogoSpec {
  const known = Object.values(brands).find((brand) => brand.name === name);
  return known ?? { name, colour: colour ?? houseColour(name), emblem: 'seal' };
}

/** The logo of each brand that the site sells, as `merken/<slug>.svg`. */
export function drawLogos(gallery: Gallery, products: readonly DemoProduct[]): void {
  const colours = new Map(products.map(({ brand, packshot }) => [brand, packshot.brandColour]));
  for (const [name, colour] of colours)
    gallery.addLogo(slugify(name), drawLogo(logoOf(name, colour)), `Logo van ${name}`);
}
