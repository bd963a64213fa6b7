import type { RedisClientType } from '@redis/client';

const CONNECT_TIMEOUT_MS = 2_000;
/** A connection on which nothing comes for so long is dead; a PING every three seconds keeps it alive. */
const SILENCE_MS = 10_000;
const PING_INTERVAL_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 5_000;
/** Commands without an answer; more are refused at once. */
const MAX_QUEUED = 1_000;

interface Wishes {
  url: string;
  channel: string;
  onMessage: (message: string) => void;
  onSubscribed: () => void;
  onReady: () => void;
  onLost: () => void;
}

/** Answers with texts as bytes. */
export type BytesClient = Pick<RedisClientType, 'getRange'>;

export interface RedisConnections {
  client: RedisClientType;
  bytes: BytesClient;
  /** Whether Redis answered with this error: then it is there. */
  isReply: (error: unknown) => boolean;
  close(): void;
}

const delayOf = (retries: number) =>
  Math.min(100 * 2 ** Math.min(retries, 10), MAX_RECONNECT_DELAY_MS) * (0.75 + Math.random() / 2);

/** Opens two connections, one for commands and one for messages; both come back by themselves. */
export async function connectRedis(wishes: Wishes): Promise<RedisConnections> {
  // Loaded only where Redis is used.
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url: wishes.url,
    // Commands are not kept for later: a page can't wait for them.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED,
    pingInterval: PING_INTERVAL_MS,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_MS, reconnectStrategy: delayOf },
  }) as RedisClientType;
  const subscriber = client.duplicate();
  client.on('ready', wishes.onReady);
  client.on('error', wishes.onLost);
  subscriber.on('ready', wishes.onSubscribed);
  // The other connection reports what is wrong.
  subscriber.on('error', () => undefined);
  void client.connect().catch(wishes.onLost);
  void subscriber
    .connect()
    .then(() => subscriber.subscribe(wishes.channel, wishes.onMessage))
    .then(wishes.onSubscribed)
    .catch(() => undefined);
  return {
    client,
    bytes: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) as unknown as BytesClient,
    isReply: (error) => error instanceof ErrorReply,
    close() {
      for (const one of [client, subscriber]) if (one.isOpen) one.destroy();
    },
  };
}
