import { slugify } from '../../../../lib/slug.ts';
import { spread } from '../../choose.ts';
import type { DemoProduct, PackshotSpec } from '../../model.ts';
import { drawScene } from '../../packshots/index.ts';
import { productFor } from './choose-product.ts';
import type { DemoItem } from './model.ts';
import { drawProp } from './props.ts';

const SIZE = { width: 1280, height: 720 };
const MIN_CAST = 3;
const MAX_CAST = 5;
const PROP = { size: 300, floor: 690 };

/** Name of an item's picture among the scenes. */
export const pictureName = (item: Pick<DemoItem, 'title'>): string => `blog-${slugify(item.title)}`;

function familiesOf(item: DemoItem): readonly string[] {
  if (item.cast) return item.cast;
  if (item.kind === 'recipe')
    return item.needs.flatMap((line) => (typeof line === 'string' ? [] : line.family));
  return item.kind === 'video' ? (item.shots[0]?.cast ?? []) : [];
}

/** The products in an item's picture; others of the shop, where it sells few of them. */
export function castOf(item: DemoItem, products: readonly DemoProduct[]): PackshotSpec[] {
  const own = familiesOf(item).flatMap((family) => productFor(products, { family, label: '' }) ?? []);
  const others = spread([...products], ({ packshot }) => packshot.form, MIN_CAST);
  const cast = own.length < MIN_CAST ? [...new Set([...own, ...others])].slice(0, MIN_CAST) : own;
  // A prop takes the place of one.
  return cast.slice(0, item.prop ? MAX_CAST - 1 : MAX_CAST).map(({ packshot }) => packshot);
}

/** The picture of an item: its products, and in front of them what the shop does not sell. */
export function drawItem(item: DemoItem, products: readonly DemoProduct[]): string {
  const above = item.prop && drawProp(item.prop, SIZE.width - PROP.size - 60, PROP.floor, PROP.size);
  return drawScene(castOf(item, products), {
    ...SIZE,
    ...(item.tint && { background: item.tint }),
    ...(above && { above }),
  });
}
