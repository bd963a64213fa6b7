import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

export interface ApiRequest {
  url: string;
  method: string;
  headers: OutgoingHttpHeaders;
  /** A stream is a file that passes through. */
  body: string | Uint8Array | ReadableStream<Uint8Array> | undefined;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Connections stay open between calls. `fetch` needs more than twice the CPU of `node:http` for a call (ADR 231). */
const plain = { request, agent: new Agent({ keepAlive: true }) };
const secure = { request: secureRequest, agent: new SecureAgent({ keepAlive: true }) };

/**
 * One request to the API: its answer as soon as the head has arrived, or null without one in time. The answer's body ends
 * with an error when it takes longer.
 */
export function sendToApi({
  url,
  method,
  headers,
  body,
  timeoutMs,
  signal,
}: ApiRequest): Promise<IncomingMessage | null> {
  const { request: ask, agent } = url.startsWith('https:') ? secure : plain;
  const isStream = body instanceof ReadableStream;
  const length = body === undefined || isStream ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const sent = ask(url, { method, headers: { ...headers, ...length }, agent, signal }, resolve);
    const timer = setTimeout(() => sent.destroy(new Error('The API did not answer in time.')), timeoutMs);
    sent.once('close', () => clearTimeout(timer));
    // Once an answer has begun, its reader is told by the answer itself.
    sent.on('error', () => resolve(null));
    if (!isStream) return sent.end(body);
    const file = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
    file.once('error', (error) => sent.destroy(error));
    file.pipe(sent);
  });
}

/** The body of an answer; null when it is larger than `limit`. @throws Error when it ends early */
export function readAnswer(answer: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    answer.on('data', (part: Buffer) => {
      size += part.byteLength;
      if (size <= limit) return void parts.push(part);
      answer.destroy();
      resolve(null);
    });
    answer.once('end', () => resolve(Buffer.concat(parts)));
    answer.once('error', reject);
    // It may have ended before anyone listened.
    if (answer.destroyed) reject(new Error('The answer of the API broke off.'));
  });
}

const WITHOUT_BODY: readonly unknown[] = [204, 304];

/** The body of an answer as a `Response` takes it: it passes through piece by piece. */
export const webBody = (answer: IncomingMessage): ReadableStream<Uint8Array> | null =>
  WITHOUT_BODY.includes(answer.statusCode) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
