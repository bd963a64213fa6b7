import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { DIRECT_PATHS, type DirectGateway, directGateway } from '../../lib/routing/direct-gateway.ts';
import { acceptedEncoding, encode, SMALLEST } from '../http/encoding.ts';
import { finishData } from '../http/finish.ts';

/** The contract's answer to a fault of the gateway itself. */
const FAILED = { result: false, error: { code: 'internal', message: 'The shop failed.' } };
/** Larger bodies are files: they pass through the framework, piece by piece. */
const MAX_BODY_BYTES = 65_536;

function isDirect({ method, url = '', headers }: IncomingMessage): boolean {
  const address = URL.parse(addressOf(url, headers.host));
  if (!DIRECT_PATHS.some((path) => url.startsWith(path)) || address === null || hasLogin(address))
    return false;
  if (method === 'GET') return true;
  const length = headers['content-length'];
  return method === 'POST' && length !== undefined && Number(length) <= MAX_BODY_BYTES;
}

/** A request can't be made of such an address. */
const hasLogin = ({ username, password }: URL) => username !== '' || password !== '';

const addressOf = (path: string, host: string | undefined) => `http://${host}${path}`;

/** Its length was announced, and Node reads no more. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

interface Asked {
  request: Request;
  /** The body, where it is JSON; the request has it otherwise. */
  json: string | undefined;
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { method, url = '/', headers } = request;
  const body = method === 'POST' ? await readBody(request) : undefined;
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  const asked = new Request(addressOf(url, headers.host), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
    ...(body && body.byteLength > 0 && !isJson && { body: new Uint8Array(body) }),
  });
  return { request: asked, json: isJson ? body?.toString('utf8') : undefined };
}

async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  finishData(response, true);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) {
    // A document passes through as it comes.
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), response);
    else response.end();
    return;
  }
  const plain = Buffer.from(await answer.arrayBuffer());
  const accepted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = plain.byteLength >= SMALLEST ? accepted : 'identity';
  const body = await encode(plain, encoding, 'once');
  if (encoding !== 'identity') {
    response.setHeader('content-encoding', encoding);
    response.appendHeader('vary', 'Accept-Encoding');
  }
  response.setHeader('content-length', body.byteLength);
  response.end(body);
}

/**
 * Answers a call of the browser's API without the framework. The request must be free of internal headers.
 * @returns false where the framework must answer it; nothing of it was read then
 */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  renew: (tags: readonly string[]) => void,
  gateway: DirectGateway | undefined = directGateway(),
): Promise<boolean> {
  if (!gateway?.isOpen(request.headers.host) || !isDirect(request)) return false;
  const asked = await readRequest(request);
  const answer = await gateway.answer(asked.request, renew, asked.json).catch((error: unknown) => {
    process.stderr.write(`${request.url}: ${error instanceof Error ? error.stack : error}\n`);
    return Response.json(FAILED, { status: 500, headers: { 'cache-control': 'private, no-store' } });
  });
  await send(request, response, answer);
  return true;
}
