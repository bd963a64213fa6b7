import type { Site } from '../db/schema/index.ts';
import { rasteriseLogo } from '../pdf/raster.ts';
import type { Attachment } from './message.ts';

/** The shop's logo for mails: an attached picture. Undefined: the name replaces it. */
export async function logoOf({ letterhead }: Site): Promise<Attachment | undefined> {
  const bytes = letterhead.logo === '' ? undefined : await rasteriseLogo(letterhead.logo);
  return bytes && { fileName: 'logo.png', contentType: 'image/png', bytes, contentId: 'logo' };
}
