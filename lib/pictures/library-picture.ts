/** An image of the library, as pages store its address. */
const STORED = /^(\/media\/[a-z][a-z0-9]{1,40}\/images\/[0-9a-f]{32})\.webp$/;
/** An image in a size, in the type that the browser accepts: the address has no ending. */
const SIZED = /^\/media\/[a-z][a-z0-9]{1,40}\/images\/[0-9a-f]{32}(?:-\d{1,2}x\d)?-\d{3,4}$/;

const WIDTHS = [480, 960, 1440] as const;

/** Part of an image around its focal point, for places with a fixed ratio. */
export type CropRatio = '1x1' | '4x3' | '16x9';

/**
 * The sizes of an image of the library, as the attribute `srcset`; undefined for other pictures. The API answers the
 * nearest size that there is.
 */
export function librarySizes(image: string, crop?: CropRatio): string | undefined {
  const stem = STORED.exec(image)?.[1];
  if (!stem) return undefined;
  return WIDTHS.map((width) => `${stem}${crop ? `-${crop}` : ''}-${width} ${width}w`).join();
}

export const isSizedPicture = (pathname: string): boolean => SIZED.test(pathname);
