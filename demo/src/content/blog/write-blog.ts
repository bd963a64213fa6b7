import { blogKinds } from '@toonbank/contract';
import type { Tx } from '../../../../backend/src/db/connect.ts';
import { blogItems, media } from '../../../../backend/src/db/schema/index.ts';
import { slugify } from '../../../../lib/slug.ts';
import { addDays, startOfDay } from '../../calendar.ts';
import { dice } from '../../catalogue/random.ts';
import type { DemoProduct } from '../../model.ts';
import { ol, p, renderBlocks, ul } from '../blocks.ts';
import { productFor } from './choose-product.ts';
import { itemsOf } from './index.ts';
import type { DemoItem, NeedLine, Recipe, Video } from './model.ts';
import { pictureName } from './pictures.ts';
import { filesOf, lengthOf, type MediaFile } from './video-files.ts';

type Sold = DemoProduct & { id: number };

/** Days between two items: the oldest of fourteen is about a year old. */
const DAYS_BETWEEN = [14, 30] as const;

/** `2 × [vlakmop](/nl/p/vlakmop-12), een schone per ruimte`; without a link where the shop does not sell it. */
function lineOf(line: NeedLine, products: readonly Sold[]): string {
  if (typeof line === 'string') return line;
  const { label, note = '', quantity = 1 } = line;
  const product = productFor(products, line);
  const tail = note === '' ? '' : `, ${note}`;
  if (!product) return `${label}${tail}`;
  const link = `[${label}](/nl/p/${slugify(product.name)}-${product.id})`;
  return `${quantity > 1 ? `${quantity} × ` : ''}${link}${tail}`;
}

const recipeRow = (item: Recipe, products: readonly Sold[]) => ({
  isFood: item.isFood,
  prepMinutes: item.prep,
  totalMinutes: item.total,
  yields: item.yields,
  frequency: item.frequency ?? '',
  ingredients: renderBlocks([ul(...item.needs.map((line) => lineOf(line, products)))]),
  steps: renderBlocks([ol(...item.steps)]),
});

function videoRow(siteId: string, item: Video) {
  const { film, captions } = filesOf(siteId, item);
  const url = ({ path }: MediaFile) => `/media/${siteId}/${path}`;
  return {
    video: url(film),
    captions: url(captions),
    seconds: lengthOf(item),
    transcript: renderBlocks(item.shots.map(({ say }) => p(say))),
  };
}

function partsOf(siteId: string, item: DemoItem, products: readonly Sold[]) {
  if (item.kind === 'recipe') return recipeRow(item, products);
  return item.kind === 'video' ? videoRow(siteId, item) : {};
}

/** The rows of a site's blog, newest first. */
export function blogOf(siteId: string, products: readonly Sold[], now: Date) {
  const luck = dice(`blog|${siteId}`);
  let day = addDays(startOfDay(now), -luck.whole(3, 12));
  return itemsOf(siteId).map((item) => {
    const published = new Date(day.getTime() + luck.whole(8, 16) * 3_600_000);
    day = addDays(day, -luck.whole(...DAYS_BETWEEN));
    return {
      kind: blogKinds[item.kind],
      slug: slugify(item.title),
      title: item.title,
      intro: item.intro,
      content: renderBlocks(item.blocks),
      image: `/media/${siteId}/scenes/${pictureName(item)}.svg`,
      published,
      ...partsOf(siteId, item, products),
    };
  });
}

/** Not in a folder of the image library: it has no name there. */
async function writeFiles(tx: Tx, siteId: string, files: readonly MediaFile[]): Promise<void> {
  for (const { path, contentType, bytes } of files)
    await tx.insert(media).values({ siteId, path, contentType, bytes, size: bytes.byteLength });
}

/** Recipes, videos and blogs of one site, with the files of its film. */
export async function writeBlog(tx: Tx, siteId: string, products: readonly Sold[], now: Date): Promise<void> {
  for (const item of itemsOf(siteId))
    if (item.kind === 'video') await writeFiles(tx, siteId, Object.values(filesOf(siteId, item)));
  await tx.insert(blogItems).values(blogOf(siteId, products, now).map((row) => ({ siteId, ...row })));
}
