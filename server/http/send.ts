import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { CachedPage } from '../page-cache/page-cache.ts';
import { acceptedEncoding, type Encoding } from './encoding.ts';

/** Whether the browser has this version already. */
function isKnown(request: IncomingMessage, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  return etag !== undefined && (known?.split(',').some((one) => one.trim() === etag) ?? false);
}

/** Headers ready to send, by page: building them for every answer costs as much as finding the page. */
const heads = new WeakMap<CachedPage, Partial<Record<Encoding | 'known', string[]>>>();

function headOf(page: CachedPage, kind: Encoding | 'known', bytes: number): string[] {
  const ready = heads.get(page) ?? {};
  heads.set(page, ready);
  const kept = ready[kind];
  if (kept) return kept;
  const head = page.headers.flat();
  if (kind !== 'known') head.push('content-length', String(bytes));
  if (kind !== 'known' && kind !== 'identity') head.push('content-encoding', kind);
  ready[kind] = head;
  return head;
}

/** The body in the best encoding that the page has. One that is kept compressed is unpacked for the few who ask for that. */
function bodyOf({ bodies }: CachedPage, wanted: Encoding): [Encoding, Buffer] {
  const ready = bodies[wanted];
  if (ready) return [wanted, ready];
  const plain = bodies.identity ?? (bodies.gzip ? gunzipSync(bodies.gzip) : Buffer.alloc(0));
  return ['identity', plain];
}

/** Sends a cached page in the best encoding that it has. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const [encoding, body] = bodyOf(page, acceptedEncoding(request.headers['accept-encoding']));
  const known = page.status === 200 && isKnown(request, page.etag);
  response.writeHead(known ? 304 : page.status, headOf(page, known ? 'known' : encoding, body.byteLength));
  if (known || request.method === 'HEAD') response.end();
  else response.end(body);
}
