import type { Tx } from '../../../../db/connect.ts';
import { media } from '../../../../db/schema/index.ts';
import { urlOf } from '../../../media/library.ts';
import { STAND_IN_PATH } from '../../../media/stand-in.ts';

/** A box in grey lines. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 24 24">
<rect width="24" height="24" fill="#f4f5f6"/>
<path d="m12 6 5.5 2.8v6.4L12 18l-5.5-2.8V8.8ZM6.5 8.8 12 11.6l5.5-2.8M12 11.6V18M9.2 7.4l5.6 2.8" fill="none" stroke="#9aa3ad" stroke-width=".5" stroke-linejoin="round"/>
</svg>`;

/** Stores the picture of articles that have none yet, once for a site and outside its image library. @returns its address */
export async function standInPicture(tx: Tx, siteId: string): Promise<string> {
  const bytes = Buffer.from(drawing, 'utf8');
  await tx
    .insert(media)
    .values({ siteId, path: STAND_IN_PATH, contentType: 'image/svg+xml', bytes, size: bytes.byteLength })
    .onConflictDoNothing();
  return urlOf(siteId, STAND_IN_PATH);
}
