import type { Database, Tx } from '../../db/connect.ts';
import { media, mediaVariants, type StoredVariant } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { keepBytes, type StoredBytes } from '../stored-files/keep-bytes.ts';
import { type EncodedVariant, pathOf } from './encode-image.ts';
import { freeName, safeStem } from './file-name.ts';
import { namesIn } from './library.ts';
import type { MadeImage } from './make-image.ts';

/** A variant whose bytes are where its row says that they are. */
export interface KeptVariant extends StoredVariant {
  stored: StoredBytes;
}

/** An image whose bytes, and those of its variants, are where its rows say that they are. */
export interface KeptImage extends Omit<MadeImage, 'bytes' | 'variants'> {
  /** In bytes. */
  size: number;
  stored: StoredBytes;
  variants: KeptVariant[];
}

/** Never stored: the table refuses it. */
const nowhere: StoredBytes = { bytes: null, object: null };

const withPlaces = (variants: readonly EncodedVariant[], kept: readonly StoredBytes[]): KeptVariant[] =>
  variants.map(({ bytes: _, ...variant }, at) => ({ ...variant, stored: kept[at] ?? nowhere }));

/** Puts the bytes of variants where new bytes go. @throws DomainError storage_unavailable */
export async function keepVariants(
  database: Database,
  siteId: string,
  variants: readonly EncodedVariant[],
): Promise<KeptVariant[]> {
  const kept = await keepBytes(
    database,
    siteId,
    variants.map(({ bytes }) => bytes),
  );
  return withPlaces(variants, kept);
}

/** Puts the bytes of an image where new bytes go. @throws DomainError storage_unavailable */
export async function keepImage(database: Database, siteId: string, image: MadeImage): Promise<KeptImage> {
  const { bytes, variants, ...facts } = image;
  const all = [bytes, ...variants.map((variant) => variant.bytes)];
  const [stored = nowhere, ...others] = await keepBytes(database, siteId, all);
  return { ...facts, ...{ size: bytes.byteLength, stored }, variants: withPlaces(variants, others) };
}

/** Facts about the variants in an image's row. */
export const described = (variants: readonly KeptVariant[]): StoredVariant[] =>
  variants.map(({ stored: _, ...variant }) => variant);

export async function insertVariants(
  tx: Tx,
  siteId: string,
  mediaId: number,
  variants: readonly KeptVariant[],
): Promise<void> {
  for (const { path, type, stored } of variants)
    await tx.insert(mediaVariants).values({ siteId, mediaId, path, contentType: type, ...stored });
}

/** The image of the library that was made of a file with this hash. */
export async function findUpload(tx: Tx, siteId: string, sha256: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(and(eq(media.siteId, siteId), eq(media.sha256, sha256)));
  return row?.path.startsWith('images/') ? row.id : undefined;
}

/** Adds an image to the library, which is locked. @returns its id */
export async function insertImage(
  tx: Tx,
  siteId: string,
  { sha256, width, height, size, stored, variants }: KeptImage,
  {
    folderId,
    filename,
    uploadedBy,
  }: { folderId: number | null; filename: string; uploadedBy: number | null },
): Promise<number> {
  const [row] = await tx
    .insert(media)
    .values({
      ...{
        siteId,
        path: pathOf(sha256),
        contentType: 'image/webp',
        ...stored,
        folderId,
        width,
        height,
        sha256,
      },
      filename: freeName(safeStem(filename), 'webp', await namesIn(tx, siteId, folderId)),
      size,
      variants: described(variants),
      uploadedBy,
    })
    .returning({ id: media.id });
  const id = row?.id ?? 0;
  await insertVariants(tx, siteId, id, variants);
  return id;
}
