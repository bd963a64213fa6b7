import type { AnswerKind, Endpoint } from '@toonbank/contract';
import axios, { type AxiosInstance } from 'axios';
import type { z } from 'zod';
import { readAnswer } from './answer';
import type { Camel } from './camel';
import { ApiError } from './error';

export type ClientOptions = {
  /** Where the contract's paths begin: the API's address on the server, nothing in the browser. */
  baseURL: string;
  timeoutMs: number;
  headers?: Record<string, string>;
  adapter?: 'fetch' | 'http' | 'xhr';
};

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };

/** What a call may carry: the contract's request, before its defaults are filled in. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** What a call gives: the contract's answer, parsed, then camelCased. */
export type AnswerOf<E extends Endpoint> = Camel<z.output<E['response']>>;

type Json = Exclude<AnswerKind, 'blob'>;

export type ApiClient = {
  /** One call of the contract. @throws ApiError */
  call<E extends Endpoint<z.ZodType, z.ZodType, Json>>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
};

/** A client of one API; without secrets unless `headers` has them. */
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
  return { call: (endpoint, request, options) => call(http, endpoint, request, options) };
}

async function call<E extends Endpoint>(
  http: AxiosInstance,
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const method = endpoint.methods[0];
  const { path, rest } = fillPath(endpoint.path, request as Record<string, unknown>);
  const answer = await http
    .request({ method, url: path, ...(method === 'GET' ? { params: rest } : { data: rest }), ...options })
    .catch((cause: unknown) => {
      throw new ApiError({ kind: 'network', code: 'unavailable', cause });
    });
  return readAnswer(endpoint, answer.status, answer.data) as AnswerOf<E>;
}

/** Puts `:id` and its like into the path and takes them out of the rest. */
function fillPath(pattern: string, request: Record<string, unknown>) {
  const rest = { ...request };
  const path = pattern.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}
