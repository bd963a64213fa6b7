import type { Endpoint, HttpMethod } from '@toonbank/contract';
import { UPLOAD_TYPE } from '@toonbank/contract/imports/upload';

/** An endpoint's input as HTTP: parameters into the path, the rest into the query of a GET or the body of a POST. `file` is the body of an upload. */
export function fillRequest(endpoint: Endpoint, input: Record<string, unknown>, method: HttpMethod) {
  const rest = { ...input };
  const path = endpoint.path.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = (endpoint.api === 'admin' ? '/admin' : '') + path;
  if (endpoint.kind === 'upload') {
    const { file = 'Artikelnr;Prijs\n', ...query } = rest as Record<string, string>;
    return { method, url, query, payload: file, headers: { 'content-type': UPLOAD_TYPE } };
  }
  if (method === 'POST') return { method, url, payload: rest };
  return {
    method,
    url,
    query: Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
  };
}
