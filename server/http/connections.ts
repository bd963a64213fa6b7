import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export type ConnectionLimits = {
  /** How long a reader may read nothing of a waiting answer; also for connections without a request. */
  stallMs: number;
  /** Requests that one connection may send before it has read the answers. Browsers send one at a time. */
  maxPipelined: number;
};

/** Limits what one connection can hold, and ends connections properly when the server stops. */
export function guardConnections(server: Server, { stallMs, maxPipelined }: ConnectionLimits) {
  /** The unfinished responses of each connection. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let draining = false;

  // Node reports a connection on which nothing moves. One that waits for our answer is not at fault. The connection
  // is reset: a plain end would leave unread data in the kernel's memory for as long as the reader likes.
  server.setTimeout(stallMs, (socket) => {
    if (socket.writableLength > 0 || !connections.get(socket)?.size) socket.resetAndDestroy();
  });
  function onClose(this: ServerResponse): void {
    const { socket } = this.req;
    const responses = connections.get(socket);
    responses?.delete(this);
    // Its headers may have been sent before the server began to stop, and promised to keep the connection.
    if (draining && responses?.size === 0) socket.end();
  }

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });

  return {
    /** Wraps the listener with these limits. */
    guard:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request;
        const responses = connections.get(socket);
        if (!responses || socket.destroyed) return;
        if (responses.size >= maxPipelined) return void socket.resetAndDestroy();
        responses.add(response);
        if (draining) response.shouldKeepAlive = false;
        // One function for all: most answers are pages from memory, and a closure for each would be a part of their time.
        response.on('close', onClose);
        listener(request, response);
      },

    /**
     * Accepts no new connection and closes those without a request. The others get their whole answer, with
     * `Connection: close` where the headers are not sent yet. Resolves when all have ended.
     */
    async drain(): Promise<void> {
      draining = true;
      // Not the server's own `close`: it cuts off answers that a slow reader has not finished.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      for (const [socket, responses] of connections) {
        if (responses.size === 0) socket.destroy();
        for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
      }
      await closed;
    },
  };
}
