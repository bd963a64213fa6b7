import pg from 'pg';

const RETRY_DELAY_MS = 5_000;

/**
 * Listens on a channel with a connection of its own, which is opened again when it breaks. What is said meanwhile is not
 * heard. @returns a function that ends it
 */
export function listenOn(url: string, channel: string, hear: (text: string) => void): () => Promise<void> {
  let isOver = false;
  let retry: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;
  const open = () => {
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = opened;
    const reconnectLater = () => {
      if (isOver || client !== opened) return;
      client = undefined;
      opened.end().catch(() => {});
      retry = setTimeout(open, RETRY_DELAY_MS).unref();
    };
    opened.on('error', reconnectLater);
    opened.on('end', reconnectLater);
    opened.on('notification', ({ payload }) => payload && hear(payload));
    opened
      .connect()
      .then(() => opened.query(`LISTEN ${opened.escapeIdentifier(channel)}`))
      .catch(reconnectLater);
  };
  open();
  return async () => {
    isOver = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}
