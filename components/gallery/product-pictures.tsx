import { pictures as words } from '@/locales/nl/product/pictures';
import { Picture } from '../ui/picture';
import { GalleryEvents } from './gallery-events';
import type { ProductPicturesProps } from './live-gallery';

/**
 * The pictures in a scrolling row, and thumbnails as links to them. Without JavaScript a thumbnail is a link
 * to a position in the row, and a picture is a link to its file; `GalleryEvents` adds the rest.
 */
export function ProductPictures({ images, name }: ProductPicturesProps) {
  return (
    <div className="gallery">
      <ul>
        {images.map((image, at) => (
          <li key={image} id={`foto-${at + 1}`}>
            <a href={image} target="_blank" rel="noopener" tabIndex={at === 0 ? undefined : -1}>
              <Picture
                src={image}
                alt={words.name(name, at + 1, images.length)}
                width={800}
                height={800}
                load={at === 0 ? 'first' : undefined}
              />
              <span className="sr-only">{`, ${words.enlarge}`}</span>
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul aria-label={words.title} className="gallery-small">
          {images.map((image, at) => (
            <li key={image}>
              <a href={`#foto-${at + 1}`} aria-current={at === 0 || undefined}>
                {/* Deferred: rendering them during a click would delay the heading. */}
                <Picture src={image} alt={words.show(at + 1)} width={64} height={64} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <GalleryEvents images={images} name={name} />
    </div>
  );
}
