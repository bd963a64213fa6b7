import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Keep, keepable } from '../page-cache/keepable.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import { compressThrough } from './compress-stream.ts';
import { acceptedEncoding, encode, isCompressible, SMALLEST } from './encoding.ts';
import { finishData, finishPage, isHtml } from './finish.ts';
import { intercept, originalMethods, type Sink } from './intercept.ts';
import { sendPage } from './send.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Callbacks for an answer whose address may be cached. */
export type Made = {
  /** Receives a page that may be cached, in all encodings. */
  keep: (page: CachedPage, keep: Keep) => void;
  /** Called as soon as it is known whether the page is cached, never delayed by a slow reader; possibly twice. */
  settled?: (kept: boolean) => void;
};

export type AnswerOptions = {
  isPersonal: boolean;
  generation: number;
  /** Absent for addresses that are never cached. */
  made?: Made;
};

/** Lets Next answer, and completes its answer: policy, privacy, compression, and a copy for the cache. */
export async function answerFromNext(
  request: IncomingMessage,
  response: ServerResponse,
  next: Handler,
  options: AnswerOptions,
): Promise<void> {
  const original = originalMethods(response);
  const { method } = request;
  const conditions = takeConditions(request);
  let keep: Keep | null = null;
  // A cached page must be whole: for a HEAD the page is made as for a GET, and not sent.
  if (method === 'HEAD' && options.made) request.method = 'GET';

  const choose = () => {
    keep = options.made ? keepable(response) : null;
    if (!keep) options.made?.settled?.(false);
    if (isHtml(response) || keep) return null;
    finishData(response, options.isPersonal);
    const compressed =
      acceptedEncoding(request.headers['accept-encoding']) !== 'identity' &&
      isCompressible(String(response.getHeader('content-type') ?? '')) &&
      !response.hasHeader('content-encoding') &&
      method !== 'HEAD' &&
      Number(response.getHeader('content-length') ?? SMALLEST) >= SMALLEST;
    if (compressed) {
      response.removeHeader('content-length');
      response.setHeader('content-encoding', 'gzip');
      response.appendHeader('vary', 'Accept-Encoding');
    }
    original.writeHead(response.statusCode);
    const plain: Sink = { write: (part) => original.write(part), end: () => original.end() };
    return compressed ? compressThrough(response, plain) : plain;
  };

  const whole = async (written: Buffer) => {
    let body = written;
    if (isHtml(response)) {
      body = finishPage(response, written, options.isPersonal);
      // The page is about something absent: addresses of that kind have no limit.
      if (response.statusCode !== 200) keep = null;
    } else finishData(response, options.isPersonal);
    const page = await pageOf(request, response, body, keep !== null, options.generation);
    Object.assign(response, original);
    request.method = method;
    Object.assign(request.headers, conditions);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    if (keep) options.made?.keep(page, keep);
    options.made?.settled?.(keep !== null);
    sendPage(request, response, page);
  };

  intercept(response, choose, whole);
  await next(request, response);
}

/**
 * This server decides whether the browser has the page already, with the page at hand: Next's own 304 lacks the
 * page's headers, and browsers take over the headers of a 304.
 */
function takeConditions({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const { 'if-none-match': tag, 'if-modified-since': since } = headers;
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  return { ...(tag !== undefined && { 'if-none-match': tag }), ...(since && { 'if-modified-since': since }) };
}

/**
 * The answer as it is sent and cached: compressed in both ways when it is kept, because that is a third of the memory, else
 * in the requested one.
 */
async function pageOf(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  kept: boolean,
  generation: number,
): Promise<CachedPage> {
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const compress =
    body.byteLength >= SMALLEST && isCompressible(String(response.getHeader('content-type') ?? ''));
  const bodies: CachedPage['bodies'] = {};
  if (compress && kept) {
    [bodies.gzip, bodies.br] = await Promise.all([encode(body, 'gzip', 'kept'), encode(body, 'br', 'kept')]);
  } else if (compress) bodies[wanted] = await encode(body, wanted, 'once');
  else bodies.identity = body;
  const etag = response.getHeader('etag');
  return {
    status: response.statusCode,
    headers: headersOf(response),
    etag: etag as string | undefined,
    bodies,
    generation,
  };
}

const PER_ANSWER = new Set(['content-length', 'content-encoding', 'connection', 'transfer-encoding', 'date']);

/** Each value once: the framework sets the address of a redirect twice, and strict clients accept no doubled one. */
function headersOf(response: ServerResponse): [string, string][] {
  return response
    .getHeaderNames()
    .filter((name) => !PER_ANSWER.has(name))
    .flatMap((name) =>
      [...new Set([response.getHeader(name) ?? ''].flat().map(String))].map((value): [string, string] => [
        name,
        value,
      ]),
    );
}
