import type { ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import type { Sink } from './intercept.ts';

/**
 * Sends a stream as gzip while it is written: the client-side router shows a customer's page as its parts arrive, so
 * nothing may be held back.
 */
export function compressThrough(response: ServerResponse, plain: Sink): Sink {
  const gzip = createGzip({ level: 3, flush: constants.Z_SYNC_FLUSH });
  gzip.on('data', (part: Buffer) => {
    if (plain.write(part)) return;
    gzip.pause();
    response.once('drain', () => gzip.resume());
  });
  gzip.on('end', () => plain.end());
  gzip.on('drain', () => response.emit('drain'));
  gzip.on('error', () => response.destroy());
  response.once('close', () => gzip.destroy());
  return { write: (part) => gzip.write(part), end: () => gzip.end() };
}
