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

/** What its picture shows of them, where that is not all. */
export const landingPictures: Partial<Record<LandingName, RegExp>> = {
  mondkapjes: /^(?:mondkapjes-medisch|ademmaskers)/,
};

/** Fewer than this is no assortment to land on. */
const LEAST = 4;
/** How much better a narrower group must be than a wider one. */
const CLEARLY = 1.1;

/**
 * The path of the group that holds most of these products and little else; undefined when the shop has hardly any.
 * Groups come parents first, so that the wider one wins where both are about as good.
 */
export function bestGroup({ groups, products }: DemoAssortment, family: RegExp): string | undefined {
  let best: { key: string; score: number } | undefined;
  for (const { key } of groups) {
    const held = products.filter((product) => `${product.group}/`.startsWith(`${key}/`));
    const meant = held.filter((product) => family.test(product.family)).length;
    const score = (meant * meant) / held.length;
    if (meant >= LEAST && score > CLEARLY * (best?.score ?? 0)) best = { key, score };
  }
  return best && `c/${best.key}`;
}
