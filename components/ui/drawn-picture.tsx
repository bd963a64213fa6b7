import { type DrawnWidth, drawnPicture } from '@/lib/drawn-picture';
import { Picture, type PictureProps } from './picture';

interface DrawnPictureProps extends PictureProps {
  /** Available widths; the first one is the default. */
  widths: readonly [DrawnWidth, ...DrawnWidth[]];
  /** The `sizes` attribute; without it only the first width is used. */
  sizes?: string;
}

/**
 * A picture that may be a large drawing: painted beforehand, for drawing a handful of them blocks a phone. The one that
 * is the largest of the first screen is drawn all the same: a tenth of the bytes, which it waits for.
 */
export function DrawnPicture({ src, widths, sizes, ...rest }: DrawnPictureProps) {
  const painted = widths.map((width) => drawnPicture(src, width));
  const [first] = painted;
  if (!first || rest.load === 'first') return <Picture src={src} {...rest} />;
  const srcSet = sizes && painted.map((path, at) => `${path} ${widths[at]}w`).join();
  return <Picture src={first} {...rest} {...(srcSet && { srcSet, sizes })} />;
}
