/** Packshots: parametric drawings of everything the demo shops sell, one camera and one light for all. */

import type { PackshotSpec } from '../model.ts';
import { composeOnce } from './compose.ts';
import { fitted } from './fitted.ts';

export { drawCloseUp } from './close-up.ts';
export { drawPacked } from './packed.ts';
export { drawScene, type Layout, type SceneOptions } from './scene.ts';
export { places, type Setting } from './setting.ts';

/**
 * One product as a standalone SVG of 400 × 400 on a transparent ground.
 * The same spec always gives the same text; no scripts, no references to anything outside.
 */
export function drawPackshot(spec: PackshotSpec): string {
  const { shadow, body, box, defs, share } = composeOnce(spec);
  return fitted(shadow + body, box, defs, share);
}
