/** An image of the library, as pages store its address. */
const STORED = /^(\/media\/[a-z][a-z0-9]{1,40}\/images\/[0-9a-f]{32})\.webp$/;
/** An image in a size, in the type that the browser accepts: the address has no ending. */
const SIZED =
  /^\/media\/[a-z][a-z0-9]{1,40}\/images\/[0-9a-f]{32}(?:-\d{1,2}x\d(?:f\d{1,3}x\d{1,3})?)?-\d{3,4}$/;

const WIDTHS = [480, 960, 1440] as const;

/** Part of an image around its focal point, for places with a fixed ratio. */
export type CropRatio = '1x1' | '4x3' | '16x9';

/**
 * The address of an image of the library in one size; undefined for other pictures. The API answers the nearest size
 * that there is.
 * @param focal of the image, as the API has it: another one gives another address, so that a crop may be kept for ever
 */
export function librarySize(
  image: string,
  width: (typeof WIDTHS)[number],
  crop?: CropRatio,
  focal = '',
): string | undefined {
  const stem = STORED.exec(image)?.[1];
  const part = crop ? `-${crop}${focal && `f${focal}`}` : '';
  return stem && `${stem}${part}-${width}`;
}

/** All sizes of such an image, as the attribute `srcset`; undefined for other pictures. */
export function librarySizes(image: string, crop?: CropRatio, focal?: string): string | undefined {
  const sizes = WIDTHS.flatMap((width) => {
    const address = librarySize(image, width, crop, focal);
    return address ? [`${address} ${width}w`] : [];
  });
  return sizes.join() || undefined;
}

export const isSizedPicture = (pathname: string): boolean => SIZED.test(pathname);
