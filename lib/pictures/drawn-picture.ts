/** The widths in pixels of rendered pictures, for browsers that would take long to draw the SVG. */
const WIDTHS = [176, 360, 800, 1280] as const;
export type DrawnWidth = (typeof WIDTHS)[number];

/** Drawings composed of many others; a drawing of a single product is fast enough. */
const COMPOSED = /^\/media\/[a-z][a-z0-9]{1,40}\/(groups|scenes)\/([a-z0-9][a-z0-9-]{0,80})\.svg$/;
const PAINTED = /^\/beeld\/(\d+)\/(groups|scenes)\/([a-z0-9][a-z0-9-]{0,80})\.webp$/;

/** The address of a drawing rendered in this width; null for other pictures and simple drawings. */
export function drawnPicture(image: string, width: DrawnWidth): string | null {
  const [, folder, name] = COMPOSED.exec(image) ?? [];
  return folder && name ? `/beeld/${width}/${folder}/${name}.webp` : null;
}

/** Splits such an address; null for any other, and for a width that is not available. */
export function readDrawnPicture(pathname: string): [width: string, folder: string, name: string] | null {
  const [, width, folder, name] = PAINTED.exec(pathname) ?? [];
  return folder && name && WIDTHS.some((each) => String(each) === width)
    ? [String(width), folder, name]
    : null;
}
