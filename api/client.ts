import type { AnswerKind, Endpoint } from '@toonbank/contract';
import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import { readAnswer } from './answer';
import type { Camel } from './camel';
import { ApiError } from './error';
import { type DocumentFile, readFileAnswer } from './file';

export type ClientOptions = {
  /** The base of the contract's paths: the API's address on the server, empty in the browser. */
  baseURL: string;
  timeoutMs: number;
  headers?: Record<string, string>;
  adapter?: 'fetch' | 'http' | 'xhr';
};

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };

/** The request of a call, before the contract's defaults are filled in. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** The answer of a call, parsed by the contract and then camelCased. */
export type AnswerOf<E extends Endpoint> = Camel<z.output<E['response']>>;

type Json = Exclude<AnswerKind, 'blob'>;

export type ApiClient = {
  /** Makes one call of the contract. @throws ApiError */
  call<E extends Endpoint<z.ZodType, z.ZodType, Json>>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
  /** Makes one call that answers with a file, always or on request (`print`). @throws ApiError */
  file<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<DocumentFile>;
};

/** Creates a client of one API; it holds no secrets unless `headers` has them. */
export function createClient({ baseURL, timeoutMs, headers, adapter }: ClientOptions): ApiClient {
  const http = axios.create({
    baseURL,
    timeout: timeoutMs,
    headers,
    ...(adapter && { adapter }),
    responseType: 'json',
    // A refusal is an answer too; readAnswer tells them apart.
    validateStatus: () => true,
    maxRedirects: 0,
  });
  return {
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions) {
      const { status, data, headers } = await send(http, endpoint, request, options);
      return readAnswer(endpoint, status, data, headers['retry-after']) as AnswerOf<E>;
    },
    async file(endpoint, request, options) {
      const answer = await send(http, endpoint, request, { ...options, responseType: 'arraybuffer' });
      const { 'content-type': type, 'content-disposition': disposition } = answer.headers;
      return readFileAnswer(endpoint, answer.status, answer.data, { type: String(type), disposition });
    },
  };
}

async function send<E extends Endpoint>(
  http: AxiosInstance,
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions & { responseType?: 'arraybuffer' } = {},
): Promise<AxiosResponse> {
  const method = endpoint.methods[0];
  const { path, rest } = fillPath(endpoint.path, request as Record<string, unknown>);
  try {
    const input = method === 'GET' ? { params: rest } : { data: rest };
    return await http.request({ method, url: path, ...input, ...options });
  } catch (cause) {
    throw new ApiError({ kind: 'network', code: 'unavailable', cause });
  }
}

/** Puts `:id` and other path parameters into the path and removes them from the body. */
function fillPath(pattern: string, request: Record<string, unknown>) {
  const rest = { ...request };
  const path = pattern.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}
