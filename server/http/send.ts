import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '../page-cache/page-cache.ts';
import { acceptedEncoding, type Encoding } from './encoding.ts';

/** Whether the browser has this very version already. */
function isKnown(request: IncomingMessage, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  return etag !== undefined && (known?.split(',').some((one) => one.trim() === etag) ?? false);
}

/** Sends a kept page in the best encoding there is of it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding: Encoding = page.bodies[wanted] ? wanted : 'identity';
  const body = page.bodies[encoding] ?? Buffer.alloc(0);
  const known = page.status === 200 && isKnown(request, page.etag);
  const head: string[] = [];
  for (const [name, value] of page.headers) head.push(name, value);
  if (!known) head.push('content-length', String(body.byteLength));
  if (!known && encoding !== 'identity') head.push('content-encoding', encoding);
  response.writeHead(known ? 304 : page.status, head);
  if (known || request.method === 'HEAD') response.end();
  else response.end(body);
}
