import type { ReactNode } from 'react';
import type { TaskMessage } from '@/api/types';
import { thread as words } from '@/locales/nl/tasks/thread';
import { ThreadEvent } from './thread-event';
import { ThreadMessage } from './thread-message';

interface ThreadProps {
  messages: readonly TaskMessage[];
  /** Name of the shop. */
  shopName: string;
  /** Renders the photos of a message for a page without a session. */
  showPhotos?: (photos: TaskMessage['photos']) => ReactNode;
}

/** The messages of a task, oldest first: messages of the company on the right, of the shop on the left. */
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
