import { companionsOf } from './companions.ts';
import type { DemoProduct, PackshotSpec } from './model.ts';
import { shippingBoxOf } from './packaging.ts';
import { describePackshot, describeScene } from './packshots/describe.ts';
import { drawCloseUp, drawPacked, drawPackshot, drawScene } from './packshots/index.ts';

/** A picture that is not drawn yet. The same key means the same drawing, for any product or site. */
export interface Plate {
  key: string;
  draw: () => string;
  alt: string;
}

/** On the page's background, like the packshot. */
const SQUARE = { width: 400, height: 400, background: 'none' };
/** With the packshot; a product that has fewer is also shown from nearby. */
const OTHERS = 2;

const plate = (kind: string, specs: unknown, draw: () => string, alt: string): Plate => ({
  key: `${kind} ${JSON.stringify(specs)}`,
  draw,
  alt,
});

/** The product in use: the size on its label does not matter there, so all sizes share the picture. */
function usedPlate(product: DemoProduct): Plate[] {
  const companions = companionsOf(product);
  if (companions.length === 0) return [];
  const cast = [{ ...product.packshot, count: 1, label: '' }, ...companions];
  return [plate('used', cast, () => drawScene(cast, SQUARE), describeScene(cast))];
}

function packedPlate(product: DemoProduct, one: PackshotSpec): Plate[] {
  const box = shippingBoxOf(product);
  if (!box) return [];
  return [
    plate('packed', [one, box], () => drawPacked(one, box), `${describePackshot(one)}, met de verzenddoos`),
  ];
}

/** Pictures of a product page: the product alone, in use, in its shipping box, or a close-up. */
export function platesOf(product: DemoProduct): Plate[] {
  const spec = product.packshot;
  const one = (spec.count ?? 1) === 1 ? spec : { ...spec, count: 1 };
  const others = [...usedPlate(product), ...packedPlate(product, one)];
  // A plain box is no more interesting from nearby.
  const isPlain = spec.form === 'cardboard-box' && others.length > 0;
  const closeUp = plate('close-up', one, () => drawCloseUp(one), `${describePackshot(one)}, van dichtbij`);
  return [
    plate('packshot', spec, () => drawPackshot(spec), describePackshot(spec)),
    ...(others.length < OTHERS && !isPlain ? [closeUp] : []),
    ...others,
  ];
}
