import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Receives the body once the headers are known. */
export type Sink = { write: (part: Buffer) => boolean; end: () => void };

/** The same bytes, not a copy: the writer does not use them again. */
const bytesOf = (part: Uint8Array) => Buffer.from(part.buffer, part.byteOffset, part.byteLength);

type Callback = (error?: Error | null) => void;

/**
 * Stands between Next and the socket. The headers are held back until the first byte of the body, then `choose` sees
 * them in `response` (status and headers can still be changed): null collects the whole body and passes it to
 * `whole`, a sink receives it as it comes.
 */
export function intercept(
  response: ServerResponse,
  choose: () => Sink | null,
  whole: (body: Buffer) => void | Promise<void>,
): void {
  const parts: Buffer[] = [];
  let sink: Sink | null | undefined;
  let ended = false;

  const take = (chunk: unknown, encoding: unknown) => {
    if (sink === undefined) sink = choose();
    if (chunk === undefined || chunk === null) return true;
    const part =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : bytesOf(chunk as Uint8Array);
    if (sink) return sink.write(part);
    parts.push(part);
    return true;
  };
  const callbackOf = (...rest: unknown[]) =>
    rest.find((one) => typeof one === 'function') as Callback | undefined;

  response.writeHead = ((
    status: number,
    reason?: string | OutgoingHttpHeaders,
    headers?: OutgoingHttpHeaders,
  ) => {
    response.statusCode = status;
    const passed = typeof reason === 'object' ? reason : headers;
    for (const [name, value] of Object.entries(passed ?? {})) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return response;
  }) as ServerResponse['writeHead'];
  response.flushHeaders = () => undefined;
  response.write = ((chunk: unknown, encoding?: unknown, done?: unknown) => {
    const more = take(chunk, encoding);
    callbackOf(encoding, done)?.();
    return more;
  }) as ServerResponse['write'];
  response.end = ((chunk?: unknown, encoding?: unknown, done?: unknown) => {
    if (ended) return response;
    ended = true;
    take(typeof chunk === 'function' ? undefined : chunk, encoding);
    const callback = callbackOf(chunk, encoding, done);
    if (callback) response.once('finish', callback);
    if (sink) sink.end();
    else Promise.resolve(whole(Buffer.concat(parts))).catch(() => response.destroy());
    return response;
  }) as ServerResponse['end'];
}

/** The methods that `intercept` replaces, unreplaced. */
export function originalMethods(response: ServerResponse) {
  return {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
}
