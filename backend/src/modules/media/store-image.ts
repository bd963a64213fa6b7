import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { media, mediaVariants, type StoredVariant } from '../../db/schema/index.ts';
import type { EncodedVariant } from './encode-image.ts';

/** What the row of an image says of its variants. */
export const described = (variants: readonly EncodedVariant[]): StoredVariant[] =>
  variants.map(({ bytes: _, ...variant }) => variant);

export async function insertVariants(
  tx: Tx,
  siteId: string,
  mediaId: number,
  variants: readonly EncodedVariant[],
): Promise<void> {
  for (const { path, type, bytes } of variants)
    await tx.insert(mediaVariants).values({ siteId, mediaId, path, contentType: type, bytes });
}

/** The image of the library that was made of a file with this hash. */
export async function findUpload(tx: Tx, siteId: string, sha256: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(and(eq(media.siteId, siteId), eq(media.sha256, sha256)));
  return row?.path.startsWith('images/') ? row.id : undefined;
}
