import { type DrawnWidth, drawnPicture } from '@/lib/drawn-picture';
import { Picture, type PictureProps } from './picture';

interface DrawnPictureProps extends PictureProps {
  /** Available widths; the first one is the default. */
  widths: readonly [DrawnWidth, ...DrawnWidth[]];
  /** The `sizes` attribute; without it only the first width is used. */
  sizes?: string;
}

/**
 * A picture that may be a large drawing. It is shown as a bitmap made beforehand, because rendering several
 * drawings blocks a phone. The largest picture of the first screen stays a drawing: it has a tenth of the
 * bytes, and its loading time matters most.
 */
export function DrawnPicture({ src, widths, sizes, ...rest }: DrawnPictureProps) {
  const painted = widths.map((width) => drawnPicture(src, width));
  const [first] = painted;
  if (!first || rest.load === 'first') return <Picture src={src} {...rest} />;
  const srcSet = sizes && painted.map((path, at) => `${path} ${widths[at]}w`).join();
  return <Picture src={first} {...rest} {...(srcSet && { srcSet, sizes })} />;
}
