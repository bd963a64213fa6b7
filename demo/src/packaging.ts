import { hex } from './catalogue/colours.ts';
import type { DemoProduct, PackshotSpec } from './model.ts';

/** Shipping box of a product, with the text on its front. */
export function shippingBoxOf({ packshot, units }: DemoProduct): PackshotSpec | undefined {
  const box = units.find(({ name, content }) => name === 'doos' && content > 1);
  // 'doos à 10 pakken (1.000 stuks)' → '10 pakken'
  const contents = box && / à ([^(]+)/.exec(box.description)?.[1]?.trim();
  if (!contents || packshot.form === 'cardboard-box') return undefined;
  return { form: 'cardboard-box', colour: hex.bruin, brand: packshot.brand, label: contents };
}
