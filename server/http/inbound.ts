import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CLIENT_HEADER, PROTOCOL_HEADER } from '../../lib/names.ts';
import { plainAddress } from './trusted-proxy.ts';

/** Headers that parts of the framework or this shop send to each other: no client may set them. */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-toonbank-|x-invoke-|x-matched-path|x-prerender-|x-vercel-|x-now-|x-site-token|next-resume|forwarded$|x-forwarded-|x-real-ip$)/;

/** Headers of the client-side router; they name the build whose data it needs. */
const ALLOWED = new Set(['x-nextjs-data', 'x-nextjs-html-request-id', 'x-nextjs-request-id']);

export type Caller = { address: string; protocol: 'http' | 'https' };

const direct = new WeakMap<Socket, Caller>();

/** Of a connection that no trusted proxy made: the same for all its requests. */
function directCaller(socket: Socket, isTrusted: (address: string) => boolean): Caller | undefined {
  const known = direct.get(socket);
  if (known) return known;
  const address = plainAddress(socket.remoteAddress);
  if (isTrusted(address)) return undefined;
  const caller: Caller = { address, protocol: 'http' };
  direct.set(socket, caller);
  return caller;
}

/** The caller's address and protocol; the headers of a proxy are trusted only when it is ours. */
export function callerOf(request: IncomingMessage, isTrusted: (address: string) => boolean): Caller {
  const known = directCaller(request.socket, isTrusted);
  if (known) return known;
  const protocol = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let address = plainAddress(request.socket.remoteAddress);
  while (isTrusted(address) && hops.length > 0) address = plainAddress(hops.pop()?.trim()) || address;
  return { address, protocol };
}

/** Removes internal headers from a request and sets those that this server knows. */
export function cleanInbound(request: IncomingMessage, caller: Caller): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) && !ALLOWED.has(name)) delete headers[name];
  }
  headers[CLIENT_HEADER] = caller.address;
  headers[PROTOCOL_HEADER] = caller.protocol;
}
