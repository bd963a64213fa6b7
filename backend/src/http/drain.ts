import type { FastifyInstance } from 'fastify';

/** How long running requests may take once the process is told to stop. */
const DRAIN_MS = 8_000;

/**
 * Lets the app stop without cutting an answer: once it closes, every answer carries `Connection: close`, and `close`
 * waits for the running requests. Fastify alone waits only for the requests of one listener, and `localhost` has two: 127.0.0.1 and ::1.
 * @returns a function that closes the app, and cuts requests that still run after `drainMs`
 */
export function drainOnClose(app: FastifyInstance, drainMs = DRAIN_MS): () => Promise<void> {
  const running = new Set<object>();
  const idle = Promise.withResolvers<void>();
  let stopping = false;
  const endWhenIdle = () => {
    if (stopping && running.size === 0) idle.resolve();
  };
  app.addHook('onRequest', (_request, reply, done) => {
    running.add(reply);
    reply.raw.once('close', () => {
      running.delete(reply);
      endWhenIdle();
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  return async () => {
    stopping = true;
    endWhenIdle();
    const late = setTimeout(() => {
      app.server.closeAllConnections();
      idle.resolve();
    }, drainMs);
    await Promise.all([app.close(), idle.promise]);
    clearTimeout(late);
  };
}
