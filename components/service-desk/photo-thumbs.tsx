import { deskTaskWords as words } from '@/locales/nl/admin/service-desk';
import { deskPhotoUrl } from './photo-url';
import type { DeskMessage } from './use-task';

/** Thumbnails of the photos of a message; each opens the photo in a new window. */
export const PhotoThumbs = ({ photos }: Pick<DeskMessage, 'photos'>) => (
  <ul className="flex flex-wrap gap-2">
    {photos.map(({ photoId }, at) => (
      <li key={photoId}>
        <a href={deskPhotoUrl(photoId, 'full')} target="_blank" rel="noopener" className="block">
          {/* biome-ignore lint/performance/noImgElement: the backend has made it small */}
          <img
            src={deskPhotoUrl(photoId, 'thumb')}
            alt={words.photo(at + 1, photos.length)}
            width={96}
            height={96}
            loading="lazy"
            className="size-24 rounded-s border border-line object-cover"
          />
        </a>
      </li>
    ))}
  </ul>
);
