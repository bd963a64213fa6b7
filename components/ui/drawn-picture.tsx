import { type DrawnWidth, drawnPicture } from '@/lib/pictures/drawn-picture';
import { type CropRatio, librarySizes } from '@/lib/pictures/library-picture';
import { Picture, type PictureProps } from './picture';

/** As wide as the window, until the picture's own width. */
const upTo = (width: number) => `(min-width: ${width}px) ${width}px, 100vw`;

interface DrawnPictureProps extends PictureProps {
  /** Available widths; the first one is the default. */
  widths: readonly [DrawnWidth, ...DrawnWidth[]];
  /** The `sizes` attribute; without it only the first width of a drawing is used. */
  sizes?: string;
  /** The ratio nearest to that of the place, where it is fixed: the part of a photo that is shown. */
  crop?: CropRatio;
  /** Focal point of the photo, as the API has it: an address of its own for each crop. */
  focal?: string;
}

/**
 * A picture that an admin chose: a photo of the library in its sizes, or a drawing. A large drawing is shown as a bitmap made beforehand, because rendering several
 * drawings blocks a phone. The largest picture of the first screen stays a drawing: it has a tenth of the
 * bytes, and its loading time matters most.
 */
export function DrawnPicture({ src, widths, sizes, crop, focal, ...rest }: DrawnPictureProps) {
  const photo = librarySizes(src, crop, focal);
  if (photo) return <Picture src={src} srcSet={photo} sizes={sizes ?? upTo(rest.width)} {...rest} />;
  const painted = widths.map((width) => drawnPicture(src, width));
  const [first] = painted;
  if (!first || rest.load === 'first') return <Picture src={src} {...rest} />;
  const srcSet = sizes && painted.map((path, at) => `${path} ${widths[at]}w`).join();
  return <Picture src={first} {...rest} {...(srcSet && { srcSet, sizes })} />;
}
