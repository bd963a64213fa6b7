import type { Endpoint, EndpointName } from '@toonbank/contract';
import axios, { type AxiosAdapter, type AxiosInstance, type AxiosResponse } from 'axios';
import type { AnswerOf, ApiCall, CallName, CallOptions, RequestOf } from './call';
import { ApiError } from './error';
import { type DocumentFile, readFileAnswer } from './file';
import { parseResponse } from './parse-response';

export type ClientOptions = {
  /** The endpoints that it can call, by name. */
  table: ReadonlyMap<string, Endpoint>;
  /** The base of the contract's paths: the API's address on the server, empty in the browser. */
  baseURL: string;
  timeoutMs: number;
  headers?: Record<string, string>;
  adapter?: 'fetch' | 'xhr' | AxiosAdapter;
};

export interface ApiClient {
  call: ApiCall;
  /** Makes one call that answers with a file, always or on request (`print`). @throws ApiError */
  file<Name extends EndpointName>(
    name: Name,
    request: RequestOf<Name>,
    options?: CallOptions,
  ): Promise<DocumentFile>;
}

/** Creates a client of one API; it holds no secrets unless `headers` has them. */
export function createClient({ table, baseURL, timeoutMs, headers, adapter }: ClientOptions): ApiClient {
  const http = axios.create({
    baseURL,
    timeout: timeoutMs,
    headers,
    ...(adapter && { adapter }),
    responseType: 'json',
    // A refusal is an answer too; parseResponse tells them apart.
    validateStatus: () => true,
    maxRedirects: 0,
  });
  return {
    async call<Name extends CallName>(name: Name, request: RequestOf<Name>, options?: CallOptions) {
      const endpoint = endpointOf(table, name);
      const { status, data, headers } = await send(http, endpoint, request, options);
      return parseResponse(endpoint, status, data, headers['retry-after']) as AnswerOf<Name>;
    },
    async file(name, request, options) {
      const endpoint = endpointOf(table, name);
      const answer = await send(http, endpoint, request, { ...options, responseType: 'arraybuffer' });
      const { 'content-type': type, 'content-disposition': disposition } = answer.headers;
      return readFileAnswer(endpoint, answer.status, answer.data, { type: String(type), disposition });
    },
  };
}

function endpointOf(table: ClientOptions['table'], name: EndpointName): Endpoint {
  const endpoint = table.get(name);
  if (!endpoint) throw new Error(`This client has no endpoint ${name}`);
  return endpoint;
}

async function send(
  http: AxiosInstance,
  endpoint: Endpoint,
  request: unknown,
  options: CallOptions & { responseType?: 'arraybuffer' } = {},
): Promise<AxiosResponse> {
  const method = endpoint.methods[0];
  const { path, rest } = fillPath(endpoint.path, { ...(request as object) });
  try {
    const input = method === 'GET' ? { params: rest } : { data: rest };
    return await http.request({ method, url: path, ...input, ...options });
  } catch (cause) {
    throw new ApiError({ kind: 'network', code: 'unavailable', cause });
  }
}

/** Puts `:id` and other path parameters into the path and removes them from the body. */
function fillPath(pattern: string, rest: Record<string, unknown>) {
  const path = pattern.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}
