import type { DemoPage, ShopFacts } from '../../model.ts';

/** Content of a landing page; the rest follows from its name. */
export type LandingText = (shop: ShopFacts) => Pick<DemoPage, 'title' | 'description' | 'blocks'>;
