import type { Socket } from 'node:net';
import type { ErrorCode } from '@toonbank/contract';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { failure } from './errors.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A URL that can't be decoded, or with a part that is too long. The answer does not repeat the URL. */
function onFrameworkError(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(400)
    .headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
    .send(failure('invalid_request', 'The URL is malformed.'));
}

interface ClientFailure {
  statusLine: string;
  code: ErrorCode;
  message: string;
}

const MALFORMED: ClientFailure = {
  statusLine: '400 Bad Request',
  code: 'invalid_request',
  message: 'The request is not valid HTTP.',
};

const BY_NODE_CODE: Record<string, ClientFailure> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    statusLine: '408 Request Timeout',
    code: 'request_timeout',
    message: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    statusLine: '431 Request Header Fields Too Large',
    code: 'payload_too_large',
    message: 'The headers are too large.',
  },
};

/** Input that is no HTTP request: Node gives only the socket, so the answer is written by hand. */
function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { statusLine, code, message } = BY_NODE_CODE[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(failure(code, message));
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusLine}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** Answers Fastify's own failures in the contract's form. */
export const frameworkErrors = {
  frameworkErrors: onFrameworkError,
  clientErrorHandler: onClientError,
} satisfies FastifyServerOptions;
