import { photoFaults, photos as words } from '@/locales/nl/tasks/photos';
import { LinkButton } from '../shared/link-button';
import { Icon } from '../ui/icon';
import type { Photo } from './use-photos';

/** Faults after which a retry with the same file can succeed. */
const passing = new Set<Photo['fault']>(['network', 'session', 'too_many']);

function stateText({ state, percent, fault }: Photo): string {
  if (state === 'failed') return photoFaults[fault ?? 'network'];
  return state === 'sending' ? words.sending(percent) : words[state];
}

interface PhotoItemProps {
  photo: Photo;
  thumbOf: (photoId: number) => string;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo of a draft, with its upload state. */
export function PhotoItem({ photo, thumbOf, onRetry, onRemove }: PhotoItemProps) {
  const { state, photoId, percent } = photo;
  const name = photo.name || words.kept;
  const isFailed = state === 'failed';
  return (
    <li className="flex items-center gap-3 rounded-m border border-line p-2">
      <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-s bg-surface-alt text-ink-soft">
        {photoId === undefined ? (
          <Icon name={isFailed ? 'warning' : 'clock'} />
        ) : (
          // biome-ignore lint/performance/noImgElement: a private picture that is ready-made
          <img src={thumbOf(photoId)} alt="" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 grow text-sm">
        <span className="block truncate font-medium">{name}</span>
        <span className={`block first-letter:uppercase ${isFailed ? 'text-danger' : 'text-ink-soft'}`}>
          {stateText(photo)}
        </span>
        {state === 'sending' && (
          <progress value={percent} max={100} aria-label={name} className="block h-1.5 w-full accent-brand" />
        )}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1 text-sm">
        {isFailed && passing.has(photo.fault) && photo.file && (
          <LinkButton onClick={onRetry} aria-label={words.retryOne(name)}>
            {words.retry}
          </LinkButton>
        )}
        <LinkButton onClick={onRemove} aria-label={words.removeOne(name)}>
          {words.remove}
        </LinkButton>
      </span>
    </li>
  );
}
