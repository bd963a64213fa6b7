import { createServer, type RequestListener, type Server } from 'node:http';
import { type ConnectionLimits, guardConnections } from '../http/connections.ts';
import { limitArrival } from '../http/limit-arrival.ts';

export type ServerLimits = ConnectionLimits & {
  /** A request's headers must arrive within this time … */
  headersTimeoutMs: number;
  /** … and the whole request within this one. */
  requestTimeoutMs: number;
  /** … or within this one, when it is an upload. */
  uploadTimeoutMs: number;
  /** How often Node checks these limits: a request is ended this much later at most. */
  checkIntervalMs: number;
  keepAliveMs: number;
};

const LIMITS: ServerLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 600_000,
  checkIntervalMs: 1000,
  keepAliveMs: 65_000,
  stallMs: 30_000,
  maxPipelined: 16,
};

export type ShopServer = {
  server: Server;
  /** Sets the listener that answers requests. */
  listen: (listener: RequestListener) => void;
  /** Ends all connections properly; see `guardConnections`. */
  drain: () => Promise<void>;
};

/** An HTTP server that no single connection can block. */
export function createShopServer(limits: Partial<ServerLimits> = {}): ShopServer {
  const all = { ...LIMITS, ...limits };
  const server = createServer({
    headersTimeout: all.headersTimeoutMs,
    requestTimeout: Math.max(all.uploadTimeoutMs, all.requestTimeoutMs),
    connectionsCheckingInterval: all.checkIntervalMs,
    keepAliveTimeout: all.keepAliveMs,
  });
  const { guard, drain } = guardConnections(server, all);
  server.on('request', limitArrival(all.requestTimeoutMs));
  return { server, listen: (listener) => server.on('request', guard(listener)), drain };
}
