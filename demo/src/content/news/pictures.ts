import { slugify } from '../../../../lib/slug.ts';
import { hash32 } from '../../catalogue/random.ts';
import { spread } from '../../choose.ts';
import type { DemoProduct, PackshotSpec } from '../../model.ts';
import { drawScene } from '../../packshots/index.ts';
import { tintOf } from '../../packshots/scene.ts';
import { renderBlocks } from '../blocks.ts';
import { productFor } from '../blog/choose-product.ts';
import { drawProp } from '../blog/props.ts';
import type { NewsText } from './model.ts';
import { familiesIn } from './product-links.ts';
import { type NewsProp, newsDrawings } from './props.ts';

const SIZE = { width: 1280, height: 720 };
const MIN_CAST = 3;
const MAX_CAST = 5;
const PROP = { size: 320, floor: 690, margin: 70 };
/** A large prop on one side, products on the other. */
const BESIDE = {
  ...{ prop: 500, floor: 650, propLeft: 90, propRight: 690, y: 90 },
  left: { x: 40, width: 640, height: 580 },
  right: { x: 600, width: 640, height: 580 },
};

const isSubject = (prop: NonNullable<NewsText['prop']>): prop is NewsProp =>
  Object.hasOwn(newsDrawings, prop);

/** The storefront serves no file whose name is longer than 61 characters, without its ending. */
const MAX_NAME = 56;

/** Name of an item's picture among the scenes. */
export const newsPictureName = ({ title }: Pick<NewsText, 'title'>): string =>
  `nieuws-${slugify(title)}`.slice(0, MAX_NAME).replace(/-$/, '');

/** The products in an item's picture; others of the shop, which differ by item, where it is about few of them. */
export function newsCast(item: NewsText, products: readonly DemoProduct[]): PackshotSpec[] {
  const families = item.cast ?? familiesIn(renderBlocks(item.blocks));
  const own = families.flatMap((family) => productFor(products, { family, label: '' }) ?? []);
  const start = hash32(item.title) % products.length;
  const turned = [...products.slice(start), ...products.slice(0, start)];
  const others = spread(turned, ({ packshot }) => packshot.form, MIN_CAST);
  const cast = own.length < MIN_CAST ? [...new Set([...own, ...others])].slice(0, MIN_CAST) : own;
  // A prop takes the place of one.
  return cast.slice(0, item.prop ? MAX_CAST - 1 : MAX_CAST).map(({ packshot }) => packshot);
}

/** A subject of the news beside products, both large; on the left in every second picture. */
function drawBeside(name: NewsProp, isLeft: boolean, cast: PackshotSpec[], background: string): string {
  const { x, ...box } = isLeft ? BESIDE.right : BESIDE.left;
  const products = drawScene(cast, { ...box, background: 'none' }).replace(
    '<svg ',
    `<svg x="${x}" y="${BESIDE.y}" width="${box.width}" height="${box.height}" `,
  );
  const subject = drawProp(name, isLeft ? BESIDE.propLeft : BESIDE.propRight, BESIDE.floor, BESIDE.prop);
  return drawScene([], { ...SIZE, background, above: products + subject });
}

/** The picture of an item: products, and beside or in front of them what it is about. */
export function drawNews(item: NewsText, products: readonly DemoProduct[]): string {
  const cast = newsCast(item, products);
  const isLeft = hash32(item.title) % 2 === 0;
  const { prop } = item;
  if (prop && isSubject(prop)) return drawBeside(prop, isLeft, cast, item.tint ?? tintOf(cast));
  const { size, floor, margin } = PROP;
  const above = prop && drawProp(prop, isLeft ? margin : SIZE.width - size - margin, floor, size);
  return drawScene(cast, {
    ...SIZE,
    ...(item.tint && { background: item.tint }),
    ...(above && { above }),
  });
}
