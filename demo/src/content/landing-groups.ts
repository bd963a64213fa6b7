import type { DemoAssortment } from '../model.ts';

/** In the order in which the footer has them. */
export const landingNames = [
  'toiletpapier',
  'schoonmaakmiddelen',
  'afvalzakken',
  'zeepdispensers',
  'mondkapjes',
] as const;
export type LandingName = (typeof landingNames)[number];

/** Families of products that a landing page is about. */
export const landingFamilies: Record<LandingName, RegExp> = {
  toiletpapier: /^toiletpapier/,
  schoonmaakmiddelen: /(?<!desinfectie-)reiniger|ontkalker|ontvetter/,
  afvalzakken: /^(?:pedaalemmer|vuilnis|container|composteerbare-)zakken/,
  zeepdispensers: /^zeepdispensers/,
  mondkapjes: /^(?:mondkapjes|ademmaskers)/,
};

/** Products in its picture, when not all. */
export const landingPictures: Partial<Record<LandingName, RegExp>> = {
  mondkapjes: /^(?:mondkapjes-medisch|ademmaskers)/,
};

/** Fewer than this is no assortment to land on. */
const MIN_PRODUCTS = 4;
/** Factor by which a narrower group must be better than a wider one. */
const CLEARLY = 1.1;

/**
 * Path of the group that holds most of these products and few others; undefined when the shop has hardly
 * any. Groups are sorted parents first, so that the wider one wins when both are about equal.
 */
export function bestGroup({ groups, products }: DemoAssortment, family: RegExp): string | undefined {
  let best: { key: string; score: number } | undefined;
  for (const { key } of groups) {
    const held = products.filter((product) => `${product.group}/`.startsWith(`${key}/`));
    const meant = held.filter((product) => family.test(product.family)).length;
    const score = (meant * meant) / held.length;
    if (meant >= MIN_PRODUCTS && score > CLEARLY * (best?.score ?? 0)) best = { key, score };
  }
  return best && `c/${best.key}`;
}
