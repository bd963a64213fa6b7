import type { IncomingMessage } from 'node:http';
import { CLIENT_HEADER, PROTOCOL_HEADER } from '../../lib/names.ts';
import { plainAddress } from './trusted-proxy.ts';

/** Headers by which parts of the framework or of this shop talk to each other: nobody outside may. */
const INTERNAL =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-toonbank-|x-invoke-|x-matched-path|x-prerender-|x-vercel-|x-now-|x-site-token|next-resume|forwarded$|x-forwarded-|x-real-ip$)/;

/** The client-side router's own; it tells which build's data it wants. */
const ALLOWED = new Set(['x-nextjs-data', 'x-nextjs-html-request-id', 'x-nextjs-request-id']);

export type Caller = { address: string; protocol: 'http' | 'https' };

/** Who calls, and by which protocol; a proxy is believed only when it is ours. */
export function callerOf(request: IncomingMessage, isTrusted: (address: string) => boolean): Caller {
  let address = plainAddress(request.socket.remoteAddress);
  let protocol: Caller['protocol'] = 'http';
  if (isTrusted(address)) {
    if (request.headers['x-forwarded-proto'] === 'https') protocol = 'https';
    const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
    while (isTrusted(address) && hops.length > 0) address = plainAddress(hops.pop()?.trim()) || address;
  }
  return { address, protocol };
}

/** Takes internal headers off a request and puts on what this server knows. */
export function cleanInbound(request: IncomingMessage, caller: Caller): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) && !ALLOWED.has(name)) delete headers[name];
  }
  headers[CLIENT_HEADER] = caller.address;
  headers[PROTOCOL_HEADER] = caller.protocol;
}
