import type { ReactNode } from 'react';
import type { TaskMessage } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { thread as words } from '@/locales/nl/tasks/thread';
import { MessagePhotos } from './message-photos';

interface ThreadMessageProps {
  message: TaskMessage;
  shopName: string;
  showPhotos?: ((photos: TaskMessage['photos']) => ReactNode) | undefined;
}

const ways = { web: '', mail: words.byMail, link: words.byLink } as const;

/** One message with author, time, text and photos. */
export function ThreadMessage({ message, shopName, showPhotos }: ThreadMessageProps) {
  const { author, name, text, created, via, photos } = message;
  const isOwn = author === 'customer';
  const who = isOwn ? name : words.shop(name, shopName);
  return (
    <article
      className={`max-w-[88%] rounded-l border border-line p-4 ${isOwn ? 'ml-auto bg-surface-alt' : 'mr-auto border-l-4 border-l-brand bg-surface'}`}
    >
      <header className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm">
        <strong className="font-semibold wrap-anywhere">{who}</strong>
        <span className="text-ink-soft">
          <time dateTime={created}>{formatDateTime(created)}</time>
          {ways[via] && `, ${ways[via]}`}
        </span>
      </header>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {photos.length > 0 &&
        (showPhotos?.(photos) ?? <MessagePhotos photos={photos} name={words.photosOf(who)} />)}
    </article>
  );
}
