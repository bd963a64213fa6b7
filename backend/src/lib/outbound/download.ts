import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { addressesOf, inTime, type OutboundCall, OutboundError, requestTo } from './call-address.ts';

/**
 * An answer that is not taken. `redirect`: a second one, or one to an address that may not be called. `too_large`: more
 * bytes than are read.
 */
export class DownloadRefused extends OutboundError {
  readonly reason: 'redirect' | 'too_large';

  constructor(reason: DownloadRefused['reason']) {
    super('unreachable');
    this.reason = reason;
  }
}

export interface OutboundDownload extends OutboundCall {
  /** The file that gets the body of an answer with status 200. */
  path: string;
  maxBytes: number;
}

export interface DownloadAnswer {
  /** 200: the file was written, and `hash` is that of its bytes (SHA-256, hexadecimal). */
  status: number;
  hash: string;
  etag: string | null;
  lastModified: string | null;
}

const REDIRECTS = [301, 302, 303, 307, 308];
const OK = 200;

async function answerOf(call: OutboundDownload, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await addressesOf(call);
  signal.throwIfAborted();
  const request = requestTo(addresses, call.url, { method: 'GET', headers: call.headers, signal });
  // Another protocol instead of an answer.
  request.on('upgrade', (_answer, socket) => socket.destroy());
  const closed = new AbortController();
  request.once('close', () => closed.abort(new Error('The connection was closed without an answer.')));
  const answered = once(request, 'response', { signal: closed.signal });
  request.end();
  const [answer] = (await answered) as [IncomingMessage];
  return answer;
}

/** The call that a redirect asks for: only its own host gets what the first one was told. */
function redirected(call: OutboundDownload, location: string | undefined): OutboundDownload {
  const next = location === undefined ? null : URL.parse(location, call.url);
  if (!next) throw new DownloadRefused('redirect');
  next.hash = '';
  const isSameHost = next.origin === new URL(call.url).origin;
  const { authorization: _secret, ...open } = call.headers;
  return { ...call, url: next.href, headers: isSameHost ? call.headers : open };
}

async function writeBody(answer: IncomingMessage, { path, maxBytes }: OutboundDownload, signal: AbortSignal) {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new DownloadRefused('too_large');
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    answer,
    async function* count(parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        size += part.length;
        if (size > maxBytes) throw new DownloadRefused('too_large');
        hash.update(part);
        yield part;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
    { signal },
  );
  return hash.digest('hex');
}

async function download(call: OutboundDownload, signal: AbortSignal): Promise<DownloadAnswer> {
  let current = call;
  let answer = await answerOf(current, signal);
  if (REDIRECTS.includes(answer.statusCode ?? 0)) {
    answer.destroy();
    current = redirected(current, answer.headers.location);
    answer = await answerOf(current, signal).catch((error: unknown) => {
      const isInside = error instanceof OutboundError && error.fault === 'refused_address';
      throw isInside ? new DownloadRefused('redirect') : error;
    });
  }
  try {
    const { statusCode: status = 0, headers } = answer;
    if (REDIRECTS.includes(status)) throw new DownloadRefused('redirect');
    const { etag = null, 'last-modified': lastModified = null } = headers;
    const hash = status === OK ? await writeBody(answer, current, signal) : '';
    return { status, hash, etag, lastModified };
  } finally {
    answer.destroy();
  }
}

/**
 * Gets a file from an address that another party chose, piece by piece into a file: never from a private network, and it
 * ends in time. One redirect is followed, and checked like the first address.
 * @throws OutboundError, DownloadRefused
 */
export const downloadOutside = (call: OutboundDownload): Promise<DownloadAnswer> =>
  inTime(call, (ending, until) => until(download(call, ending)));
