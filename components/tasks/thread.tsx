import type { ReactNode } from 'react';
import type { TaskMessage } from '@/api/types';
import { thread as words } from '@/locales/nl/tasks/thread';
import { ThreadEvent } from './thread-event';
import { ThreadMessage } from './thread-message';

interface ThreadProps {
  messages: readonly TaskMessage[];
  /** Name of the shop. */
  shopName: string;
  /** Shows the photos of a message, where the reader has no session. */
  showPhotos?: (photos: TaskMessage['photos']) => ReactNode;
}

/** The messages of a task, oldest first: those of the company on the right, the shop's on the left. */
export const Thread = ({ messages, shopName, showPhotos }: ThreadProps) => (
  <section aria-labelledby="berichten">
    <h2 id="berichten" className="sr-only">
      {words.messages}
    </h2>
    <ol className="flex max-w-3xl flex-col gap-4">
      {messages.map((message) => (
        <li key={message.id} id={`bericht-${message.id}`}>
          {message.event ? (
            <ThreadEvent message={message} />
          ) : (
            <ThreadMessage message={message} shopName={shopName} showPhotos={showPhotos} />
          )}
        </li>
      ))}
    </ol>
  </section>
);
