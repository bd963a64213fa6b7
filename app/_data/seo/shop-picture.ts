import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { kindTag, siteTag } from '@/lib/cache/cache-tags';
import { getGroupTree } from '../catalogue';
import { tenantOf } from '../tenant/tenant-of';
import { drawShop } from './draw';
import { readDrawing } from './media';

const MAX_DRAWINGS = 4;

/**
 * The site's picture for social networks, as base64 because the cache stores text. Drawn again when the
 * groups change.
 * @throws Error when too many drawings are running, so that nothing is cached
 */
export async function shopPicture(site: string): Promise<string> {
  'use cache';
  cacheLife('content');
  cacheTag(siteTag(site), kindTag(site, 'groups'));
  const tree = await getGroupTree(site);
  const drawings = await Promise.all(tree.slice(0, MAX_DRAWINGS).map(({ image }) => readDrawing(image)));
  const picture = await drawShop(
    tenantOf(site),
    drawings.flatMap((drawing) => drawing?.svg ?? []),
  );
  if (!picture) throw new Error('Too many pictures are being drawn');
  return picture.toString('base64');
}
