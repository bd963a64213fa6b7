/** The widths in pixels that a drawing is painted in, for browsers that would take long to draw it themselves. */
const WIDTHS = [176, 360, 800, 1280] as const;
export type DrawnWidth = (typeof WIDTHS)[number];

/** Drawings put together from many others; a single product's is drawn in no time. */
const COMPOSED = /^\/media\/[a-z][a-z0-9]{1,40}\/(groups|scenes)\/([a-z0-9][a-z0-9-]{0,80})\.svg$/;
const PAINTED = /^\/beeld\/(\d+)\/(groups|scenes)\/([a-z0-9][a-z0-9-]{0,80})\.webp$/;

/** Where a drawing is as a painted picture of that width; null for what is no drawing, or an easy one. */
export function drawnPicture(image: string, width: DrawnWidth): string | null {
  const [, folder, name] = COMPOSED.exec(image) ?? [];
  return folder && name ? `/beeld/${width}/${folder}/${name}.webp` : null;
}

/** The parts of such an address; null for any other, and for a width that is not made. */
export function readDrawnPicture(pathname: string): [width: string, folder: string, name: string] | null {
  const [, width, folder, name] = PAINTED.exec(pathname) ?? [];
  return folder && name && WIDTHS.some((each) => String(each) === width)
    ? [String(width), folder, name]
    : null;
}
