import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export type ConnectionLimits = {
  /** How long a reader may take nothing of an answer that waits for it; also for connections without a request. */
  stallMs: number;
  /** Requests that one connection may send before it has read the answers. Browsers send one at a time. */
  maxPipelined: number;
};

/** Bounds what one connection can hold, and ends connections in order when the server stops. */
export function guardConnections(server: Server, { stallMs, maxPipelined }: ConnectionLimits) {
  /** What each connection was asked and has not sent to its end. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let draining = false;

  // Node tells of a connection on which nothing moves. One that waits for us to answer is not to blame. By a reset: a
  // plain end would leave what was not read in the kernel's memory, for as long as the reader likes.
  server.setTimeout(stallMs, (socket) => {
    if (socket.writableLength > 0 || !connections.get(socket)?.size) socket.resetAndDestroy();
  });
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });

  return {
    /** The listener behind these limits. */
    guard:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request;
        const responses = connections.get(socket);
        if (!responses || socket.destroyed) return;
        if (responses.size >= maxPipelined) return void socket.resetAndDestroy();
        responses.add(response);
        if (draining) response.shouldKeepAlive = false;
        response.once('close', () => {
          responses.delete(response);
          // Its head may have been sent before the server began to stop, and promised to keep the connection.
          if (draining && responses.size === 0) socket.end();
        });
        listener(request, response);
      },

    /**
     * Takes no new connection and closes those without a request. The others get their answer to its end, with
     * `Connection: close` where its head is not sent yet. Resolves when all have ended.
     */
    async drain(): Promise<void> {
      draining = true;
      // Not the server's own `close`: it cuts off answers that a slow reader has not taken to the end.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      for (const [socket, responses] of connections) {
        if (responses.size === 0) socket.destroy();
        for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
      }
      await closed;
    },
  };
}
